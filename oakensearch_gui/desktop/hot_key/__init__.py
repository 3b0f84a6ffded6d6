"""A key that brings the window up from any program: one file a system, behind `Holder`; `HotKey` chooses among them."""
