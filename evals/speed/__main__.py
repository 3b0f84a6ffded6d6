"""Measures how fast OakenSearch is, beside the programs that people search their mail with today.

`python -m evals.speed` makes a mailbox of 20,000 messages (the same bytes for the same seed), measures everything
and prints one table; `--size 100k` or `1m` makes a larger one, `--mail PATH` takes a real one (a copy; nothing at PATH
is touched). A message is about 3.6 KB of mail: 20k take 72 MB (120 MB on a disk of 4 KB blocks), 100k 0.4 GB, 1m 3.6 GB
(6 GB), each about as much again for the indexes of ours and of every peer, and 1m four minutes to be made.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from evals.report import as_json, as_markdown, as_text, write
from evals.speed.lab import QUICK, Lab, Thoroughness
from evals.speed.measures import MEASURES, measure
from evals.speed.page import keep, report
from evals.speed.peers import INSTALL
from evals.speed.process import load
from oakensearch_gui.mail.sources.protocol import SourceError


def main(argv: list[str] | None = None) -> int:
    """Run one command line; 0 when everything could be measured."""
    options = _arguments().parse_args(argv)
    thoroughness = QUICK if options.quick else Thoroughness()
    peers = not options.no_peers
    try:
        if options.mail:
            lab = Lab.real(options.mail, options.work, thoroughness, options.seed, peers=peers)
        else:
            lab = Lab.generated(options.size, options.work, thoroughness, options.seed, peers=peers)
    except (SourceError, OSError) as error:
        print(f"speed: {error}", file=sys.stderr)
        return 1
    loads = [f"before {load()}"]
    began = time.monotonic()

    def tell(text: str) -> None:
        print(f"{time.monotonic() - began:7.1f} s  {text}", file=sys.stderr, flush=True)

    measured = measure(lab, tuple(options.only or ()), tell)
    loads.append(f"after {load()}")
    made = report(lab, measured, loads)
    print(as_text(made))
    page, _, _ = write(made, options.work / "reports")
    print(f"Written: {page}, and .json and .svg beside it")
    if options.json:
        options.json.write_text(as_json(made), encoding="utf-8")
    if options.markdown:
        options.markdown.write_text(as_markdown(made), encoding="utf-8")
    if options.record:
        print(f"Kept as the latest: {keep(made)}")
    return int(bool(measured.failures))


def size(text: str) -> int:
    """``20k``, ``1m`` or a number of messages."""
    factor = {"k": 1_000, "m": 1_000_000}.get(text[-1:].lower(), 1)
    try:
        count = round(float(text[:-1] if factor > 1 else text) * factor)
    except ValueError:
        count = 0
    if count < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number of messages; try 20k, 100k, 1m or 5000")
    return count


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m evals.speed",
        description=__doc__,
        epilog=f"Peers are measured when they are installed: {INSTALL}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--size", type=size, default=20_000, metavar="N", help="messages: 20k (default), 100k, 1m, 5000"
    )
    parser.add_argument("--mail", type=Path, metavar="PATH", help="a real mailbox instead: Maildir, mbox, …")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the mail that is made up (default 1)")
    names = [each.name for each in MEASURES]
    parser.add_argument("--only", nargs="+", choices=names, metavar="NAME", help=f"some of: {', '.join(names)}")
    parser.add_argument("--no-peers", action="store_true", help="ours alone")
    parser.add_argument("--quick", action="store_true", help="each thing once: whether it works, not how fast")
    parser.add_argument(
        "--work",
        type=Path,
        default=Path(tempfile.gettempdir()) / "oakensearch-bench",
        metavar="DIR",
        help="where mailboxes and indexes are kept (default: %(default)s)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the report there, as JSON")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table there, as Markdown")
    parser.add_argument("--record", action="store_true", help="keep the run as the latest, in evals/speed/RESULTS.md")
    return parser


if __name__ == "__main__":
    sys.exit(main())
