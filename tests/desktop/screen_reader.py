"""Drives OakenSearch as a screen reader does: finds things by role and name, types, listens where the focus is.

Run by the system's own Python, which has the AT-SPI bindings, inside the session that `test_atspi.py` makes. Says one
line for each step that it took; the first step that fails ends it.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

# The bindings have no types, and this Python's own packages are not those of the checkout.
gi: Any = import_module("gi")
gi.require_version("Atspi", "2.0")
Atspi: Any = import_module("gi.repository.Atspi")
GLib: Any = import_module("gi.repository.GLib")

_PATIENCE_S = 30.0
_PAUSE_S = 0.1


def everything(root: Any) -> Iterator[Any]:
    """Every accessible thing below `root` that is on the screen."""
    for at in range(min(root.get_child_count(), 200)):
        child = root.get_child_at_index(at)
        if child is not None:
            yield child
            yield from everything(child)


def wait_for(what: str, find: Callable[[], Any]) -> Any:
    """What `find` gives, as soon as it gives something."""
    ends = time.monotonic() + _PATIENCE_S
    while time.monotonic() < ends:
        try:
            found = find()
        except GLib.Error:
            found = None  # it went away while it was looked at
        if found:
            print(f"ok {what}", flush=True)
            return found
        time.sleep(_PAUSE_S)
    print(f"not found: {what}", flush=True)
    for thing in everything(application()):
        if thing.get_state_set().contains(Atspi.StateType.SHOWING):
            focus = " FOCUSED" if thing.get_state_set().contains(Atspi.StateType.FOCUSED) else ""
            print(f"  {thing.get_role_name()}: {thing.get_name()}{focus}", flush=True)
    sys.exit(1)


def application() -> Any:
    desktop = Atspi.get_desktop(0)
    for at in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(at)
        if child is not None and "oaken" in (child.get_name() or "").lower():
            return child
    return None


def named(app: Any, name: str, role: Any = None) -> Any:
    """The visible thing of this name (and role)."""
    for thing in everything(app):
        if thing.get_name() == name and (role is None or thing.get_role() == role):
            states = thing.get_state_set()
            if states.contains(Atspi.StateType.SHOWING):
                return thing
    return None


def focused(app: Any) -> Any:
    for thing in everything(app):
        if thing.get_state_set().contains(Atspi.StateType.FOCUSED):
            return thing
    return None


def press(*keys: str) -> None:
    subprocess.run(["xdotool", "key", *keys], check=True)


def row(app: Any) -> str:
    """What is said of the row that has the focus."""
    listed = named(app, "Messages found", Atspi.Role.LIST)
    if listed is None:
        return ""
    for at in range(min(listed.get_child_count(), 30)):
        item = listed.get_child_at_index(at)
        if item is not None and item.get_state_set().contains(Atspi.StateType.SELECTED):
            return str(item.get_name())
    return ""


def found_of(app: Any) -> str:
    """What the status line says of the answer: `41 messages · 0.03 s`."""
    for thing in everything(app):
        name = thing.get_name() or ""
        if thing.get_role() == Atspi.Role.LABEL and "message" in name and " s" in name:
            return str(name)
    return ""


def nameless(app: Any) -> list[str]:
    """The roles of what can have the focus and has no name."""
    states = Atspi.StateType
    return [
        thing.get_role_name()
        for thing in everything(app)
        if thing.get_state_set().contains(states.FOCUSABLE)
        and thing.get_state_set().contains(states.SHOWING)
        and not thing.get_name()
    ]


def text_of(thing: Any) -> str:
    text = thing.get_text_iface()
    return str(Atspi.Text.get_text(text, 0, -1)) if text is not None else ""


def main() -> None:
    app = wait_for("the application", application)
    field = wait_for("the search field", lambda: named(app, "Search your mail"))
    wait_for("the field is a text to edit", field.get_editable_text_iface)
    wait_for("the field has the focus", lambda: field.get_state_set().contains(Atspi.StateType.FOCUSED))
    wait_for("the list of messages", lambda: named(app, "Messages found", Atspi.Role.LIST))
    all_found = wait_for("how many there are", lambda: found_of(app))
    subprocess.run(["xdotool", "type", "--delay", "30", "roofer"], check=True)
    wait_for("the words were typed", lambda: "roofer" in text_of(field))
    press("Return")
    wait_for("how many were found", lambda: found_of(app) not in {"", all_found})
    press("Down")
    said = wait_for("a row is said", lambda: row(app))
    print(f"row: {said}", flush=True)
    wait_for("it says why it was found", lambda: "found by" in row(app))
    before = row(app)
    press("Down")
    wait_for("walking says the next row", lambda: row(app) not in {"", before})
    press("space")
    why = wait_for("the details", lambda: named(app, "Why this message is here"))
    press("space")
    wait_for("the details close", lambda: not why.get_state_set().contains(Atspi.StateType.SHOWING))
    press("Return")
    body = wait_for("the message", lambda: named(app, "Text of the message"))
    wait_for("its text can be read", lambda: len(text_of(body)) > 20)
    print(f"message: {text_of(body)[:60]!r}", flush=True)
    press("Escape")
    wait_for("the message closes", lambda: named(app, "Text of the message") is None)
    listed = named(app, "Messages found", Atspi.Role.LIST)
    wait_for(
        "the list has the focus again",
        lambda: listed.get_state_set().contains(Atspi.StateType.FOCUSED) or focused(listed),
    )
    wait_for("every control that takes the focus has a name", lambda: not nameless(app))
    press("ctrl+q")
    print("done", flush=True)


if __name__ == "__main__":
    main()
