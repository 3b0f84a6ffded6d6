"""What was found: the list and its rows, why each is there, what can be done with it, facets and the timeline."""
