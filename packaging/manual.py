"""The manual page and the shells' completions, made from the command line's own description.

python packaging/manual.py man                     oakensearch.1 (roff)
python packaging/manual.py bash | zsh | fish       a completion
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from oakensearch_gui import __version__  # noqa: E402 - the checkout's, not an installed one's
from oakensearch_gui.terminal.arguments import parser  # noqa: E402

Parsers = dict[str, argparse.ArgumentParser]

_EXIT = (
    ("0", "It worked; also when a search found nothing."),
    ("1", "It failed; one line on standard error says why."),
    ("2", "The command line was wrong."),
)
_FILES = (
    ("~/.local/share/OakenSearch/raw.db", "What was read from your mail, and what you did with it."),
    ("~/.local/share/OakenSearch/index.db", "The index; can be deleted at any time and is made again."),
    ("~/.local/share/OakenSearch/settings.json", "The settings that you changed."),
)
_EXAMPLES = (
    ('oakensearch add ~/Maildir --label "Home"', "Register a mailbox and index it."),
    ('oakensearch search "heating broke down in winter"', "Search by words and by meaning."),
    ("oakensearch search from:keller after:2024-01 --json", "One sender since a month, for a program."),
    ("oakensearch --query invoice", "Open the window on a search."),
)


def commands(top: argparse.ArgumentParser) -> tuple[Parsers, dict[str, str]]:
    """Each command's parser and its one line of help."""
    for action in top._actions:  # noqa: SLF001 - argparse has no public way to ask
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}  # noqa: SLF001
            return dict(action.choices), helps
    return {}, {}


def options(one: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """What can be said to a parser, its commands and hidden ones aside."""
    for action in one._actions:  # noqa: SLF001
        if not isinstance(action, argparse._SubParsersAction) and action.help != argparse.SUPPRESS:  # noqa: SLF001
            yield action


def man() -> str:
    """The manual page of section 1."""
    top = parser()
    lines = [
        f'.TH OAKENSEARCH 1 "" "OakenSearch {__version__}" "User Commands"',
        ".SH NAME",
        "oakensearch, oakensearch\\-window \\- find any mail you ever got, by its words or by its meaning",
        ".SH SYNOPSIS",
        ".B oakensearch",
        "[\\fIOPTION\\fR]...",
        ".br",
    ]
    each, helps = commands(top)
    for name, one in each.items():
        lines += [f".B oakensearch {name}", _escaped(_synopsis(one)), ".br"]
    lines += [
        ".SH DESCRIPTION",
        "Without a command, the window opens.",
        "With one, a question is answered or mail is taken in, in the terminal.",
        "Mail is read where it lies and never changed, and nothing leaves this machine.",
        ".PP",
        "\\fBoakensearch\\-window\\fR is the same program; menus and launchers start it.",
        ".SH OPTIONS",
    ]
    lines += _described(top)
    lines.append(".SH COMMANDS")
    for name, one in each.items():
        lines += [f".SS {name}", _escaped(_sentence(helps.get(name, ""))), *_described(one)]
    lines.append(".SH EXIT STATUS")
    lines += _listed(_EXIT)
    lines += [".SH ENVIRONMENT", ".TP", ".B OAKENSEARCH_HOME", "Where the app keeps its files, as \\fB\\-\\-home\\fR."]
    lines.append(".SH FILES")
    lines += _listed(_FILES)
    lines.append(".SH EXAMPLES")
    lines += _listed(_EXAMPLES)
    return "\n".join(lines) + "\n"


def _synopsis(one: argparse.ArgumentParser) -> str:
    usage = one.format_usage().split(None, 1)[1]
    return " ".join(usage.split()).removeprefix(one.prog).strip()


def _described(one: argparse.ArgumentParser) -> Iterator[str]:
    for action in options(one):
        names = ", ".join(action.option_strings) or str(action.metavar or action.dest)
        value = _value(action) if action.option_strings else ""
        yield from (".TP", f"\\fB{_escaped(names)}\\fR{_escaped(value)}", _escaped(_sentence(_help(action))))


def _value(action: argparse.Action) -> str:
    if action.nargs == 0:
        return ""
    named = "|".join(map(str, action.choices)) if action.choices else str(action.metavar or action.dest.upper())
    return f" [{named}]" if action.nargs == "?" else f" {named}"


def _help(action: argparse.Action) -> str:
    if action.help:
        return action.help % {"default": action.default, "prog": "oakensearch"}
    shown = action.default not in (None, False, "", argparse.SUPPRESS)
    return f"default: {action.default}" if shown else "see the command"


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text and text[-1] not in ".!?" else text


def _listed(entries: tuple[tuple[str, str], ...]) -> Iterator[str]:
    for name, text in entries:
        yield from (".TP", f".B {_escaped(name)}", _escaped(text))


def _escaped(text: str) -> str:
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


def _takes_file(action: argparse.Action) -> bool:
    return action.metavar in {"PATH", "FILE", "DIR"}


def shell(name: str) -> str:
    """A shell's completion, by shtab."""
    import shtab

    top = parser()
    each, _ = commands(top)
    for one in (top, *each.values()):
        for action in options(one):
            if _takes_file(action):
                action.complete = shtab.DIRECTORY if action.metavar == "DIR" else shtab.FILE  # type: ignore[attr-defined]
    return str(shtab.complete(top, shell=name))


def main() -> int:
    """Print what is asked for."""
    arguments = argparse.ArgumentParser(description="manual page and completions")
    arguments.add_argument("form", choices=("man", "bash", "zsh", "fish"))
    asked = arguments.parse_args()
    match asked.form:
        case "man":
            print(man(), end="")
        case name:
            print(shell(name), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
