"""The command line: what can be said, and which command answers it."""

from __future__ import annotations

import argparse
from typing import TypeAlias

from oakensearch_gui import __version__
from oakensearch_gui.api_keys import Purpose
from oakensearch_gui.search.request import Mode, Sort
from oakensearch_gui.terminal import commands

_Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no other name


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; a parsed command stands in `run`."""
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--home", metavar="DIR", default=argparse.SUPPRESS, help="where the app keeps its files")
    top = argparse.ArgumentParser(
        prog="oakensearch", description="Find any mail you ever got. Without a command, the window opens."
    )
    _add_window_options(top)
    each = top.add_subparsers(title="commands", metavar="")
    _add_mail_commands(each, common)
    _add_search_commands(each, common)
    _add_care_commands(each, common)
    return top


def _add_window_options(top: argparse.ArgumentParser) -> None:
    """What holds without a command."""
    top.add_argument("--home", metavar="DIR", default=None, help="where the app keeps its files")
    top.add_argument("--query", default="", metavar="TEXT", help="open the window on this search")
    top.add_argument("--mailbox", default="", metavar="PATH", help="open the window and add this mailbox")
    top.add_argument(
        "--open",
        nargs="?",
        const="",
        default="",
        metavar="FILE",
        help="show a message file, add a mailbox, or find the message of a mid: link; what menus and file managers use",
    )
    top.add_argument("--version", action="version", version=f"OakenSearch {__version__}")
    top.set_defaults(run=commands.window)
    top.add_argument(
        "--selfcheck",
        action="store_const",
        dest="run",
        const=commands.selfcheck,
        help="use every part once, over the sample mailbox, and say whether this copy works",
    )


def _add_mail_commands(each: _Commands, common: argparse.ArgumentParser) -> None:
    """Taking mail in."""
    add = each.add_parser("add", parents=[common], help="register a mailbox and index it")
    add.add_argument("path", metavar="PATH")
    add.add_argument("--label", default="", metavar="L", help="a label for every message in it")
    add.add_argument("--no-vectors", action="store_true", help="words only; meaning can be built later")
    add.set_defaults(run=commands.add)

    index = each.add_parser("index", parents=[common], help="look at every mailbox again, index what changed")
    index.add_argument("--events", action="store_true", help="progress as JSON lines; pause, resume, stop on stdin")
    index.add_argument("--no-vectors", action="store_true", help="words only; meaning can be built later")
    index.add_argument("--rebuild", action="store_true", help="make the whole index anew")
    index.set_defaults(run=commands.index)


def _add_search_commands(each: _Commands, common: argparse.ArgumentParser) -> None:
    """Finding, reading and marking messages."""
    search = each.add_parser("search", parents=[common], help="find messages")
    search.add_argument("query", nargs="*", metavar="QUERY", help="a query that begins with a minus goes after --")
    search.add_argument("--stdin", action="store_true", help="one query a line from standard input")
    search.add_argument("--mode", choices=[str(mode) for mode in Mode], default=str(Mode.HYBRID))
    search.add_argument("--sort", choices=[str(sort) for sort in Sort], default=str(Sort.RELEVANCE))
    search.add_argument("--by-thread", action="store_true", help="one hit a thread")
    search.add_argument("--limit", type=_positive, default=20, metavar="N")
    search.add_argument("--json", action="store_true", help="the whole answer as JSON, one object a query")
    search.set_defaults(run=commands.search)

    show = each.add_parser("show", parents=[common], help="print a message; changes nothing")
    show.add_argument("id", type=int, metavar="ID")
    show.add_argument("--raw", action="store_true", help="its bytes, as they are")
    show.set_defaults(run=commands.show)

    mark = each.add_parser("mark", parents=[common], help="change the read state")
    mark.add_argument("id", type=int, metavar="ID")
    state = mark.add_mutually_exclusive_group(required=True)
    state.add_argument("--read", action="store_true")
    state.add_argument("--unread", action="store_true")
    mark.set_defaults(run=commands.mark)


def _add_care_commands(each: _Commands, common: argparse.ArgumentParser) -> None:
    """Looking after the app and what it keeps."""
    key = each.add_parser("key", parents=[common], help="keep an endpoint's API key in the system's keyring")
    _describe_key(key)

    status = each.add_parser("status", parents=[common], help="mailboxes, counts, coverage, what is degraded and why")
    status.add_argument("--json", action="store_true")
    status.set_defaults(run=commands.status)

    backup = each.add_parser("backup", parents=[common], help="save the library and the settings to a file")
    backup.add_argument("file", metavar="FILE", help="an earlier backup there is replaced, nothing else")
    backup.set_defaults(run=commands.backup)

    restore = each.add_parser(
        "restore", parents=[common], help="bring back what a backup or a safe copy holds; what is here is kept"
    )
    restore.add_argument("file", metavar="FILE")
    restore.add_argument("--force", action="store_true", help="also in place of a newer or another library")
    restore.set_defaults(run=commands.restore)


def _describe_key(key: argparse.ArgumentParser) -> None:
    key.add_argument("purpose", choices=[str(purpose) for purpose in Purpose], help="what the endpoint is for")
    key.add_argument("--forget", action="store_true", help="take it out of the keyring")
    key.set_defaults(run=commands.key)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number
