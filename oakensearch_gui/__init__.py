"""OakenSearch: finds any mail you ever got, by its words or by its meaning, on your own machine."""

__version__ = "0.1.0"
