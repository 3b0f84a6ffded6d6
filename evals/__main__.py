"""How well searches find: `python -m evals` runs every bench that can run here, `python -m evals NAME` one."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from evals import known_item, models, report, retrieval, semantic
from evals.report import Report
from oakensearch_gui.embedding import Embedder, EmbeddingError
from oakensearch_gui.paths import Home

SEED = 1


def main(words: list[str] | None = None) -> int:
    """Run one command line; 0 when all that was asked for ran, 1 with a line on stderr when it could not."""
    parser = arguments()
    options = parser.parse_args(words)
    if not options.bench and (options.json or options.markdown):
        parser.error("--json and --markdown write one bench's report: name the bench")
    reports: list[Report] = []
    failed = False
    for name in [options.bench] if options.bench else BENCHES:
        try:
            made = BENCHES[name](options)
        except known_item.DataMissing as missing:
            print(f"{name} was not run: {missing}.", file=sys.stderr)
            failed = failed or bool(options.bench)
            continue
        except (models.ModelMissing, EmbeddingError) as error:
            print(f"evals: {error}.", file=sys.stderr)
            return 1
        reports.append(made)
        print(report.as_text(made))
        _write(made, options)
    if options.record:
        if any(made.name == retrieval.FULL.name for made in reports):  # what the test repeats is kept with it
            reports.append(retrieval.run(models.concepts(), options.seed, retrieval.SMALL))
        report.keep(reports)
        print(f"Kept as the latest: {report.PAGE}")
    return int(failed)


def arguments() -> argparse.ArgumentParser:
    """The options."""
    parser = argparse.ArgumentParser(prog="python -m evals", description=__doc__)
    parser.add_argument("bench", nargs="?", choices=tuple(BENCHES), help="one bench; without it, all that can run")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N", help="of the mail that is made (default 1)")
    parser.add_argument("--offline", action="store_true", help="semantic: with the small concept model")
    parser.add_argument("--live", action="store_true", help="with the model of your own settings")
    parser.add_argument("--home", metavar="DIR", help="whose settings --live reads (default: yours)")
    parser.add_argument("--endpoint", metavar="URL#MODEL", help="semantic: beside it, a model behind an endpoint")
    second = parser.add_mutually_exclusive_group()
    second.add_argument("--rerank", metavar="URL[#MODEL]", help="semantic: a rerank endpoint gives a row of its own")
    second.add_argument("--rerank-chat", metavar="URL#MODEL", help="semantic: a chat model that ranks, likewise")
    parser.add_argument("--small", action="store_true", help="retrieval: the size that is a test")
    parser.add_argument("--judgements", type=Path, metavar="FILE", help="known-item: other judged queries")
    parser.add_argument(
        "--cache",
        type=Path,
        default=Path(tempfile.gettempdir()) / "oakensearch-evals",
        metavar="DIR",
        help="where known-item keeps its index, and reports go (default: %(default)s)",
    )
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the report there, every query's ranks too")
    parser.add_argument("--markdown", type=Path, metavar="PATH", help="write the tables there")
    parser.add_argument("--record", action="store_true", help="keep the run as the latest, in evals/RESULTS.md")
    return parser


def _retrieval(options: argparse.Namespace) -> Report:
    size = retrieval.SMALL if options.small else retrieval.FULL
    if options.live:
        return retrieval.run(_live(options), options.seed, size, ", live")
    return retrieval.run(models.concepts(), options.seed, size)


def _semantic(options: argparse.Namespace) -> Report:
    first, suffix = models.bundled(), ""
    if options.offline:
        first, suffix = models.concepts(), ", offline"
    elif options.live:
        first, suffix = _live(options), ", live"
    others = [models.endpoint(options.endpoint, options.cache)] if options.endpoint else []
    reranker = None
    if at := options.rerank or options.rerank_chat:
        reranker = models.reranker(at, "rerank" if options.rerank else "chat")
    return semantic.run([first, *others], options.seed, suffix, reranker)


def _known_item(options: argparse.Namespace) -> Report:
    suffix = f", {options.judgements.stem}" if options.judgements else ""
    if options.live:
        return known_item.run(_live(options), options.cache, options.judgements, f"{suffix}, live")
    return known_item.run(models.bundled(), options.cache, options.judgements, suffix)


def _live(options: argparse.Namespace) -> Embedder:
    return models.live(Home.find(options.home))


BENCHES: dict[str, Callable[[argparse.Namespace], Report]] = {
    "retrieval": _retrieval,
    "semantic": _semantic,
    "known-item": _known_item,
}


def _write(made: Report, options: argparse.Namespace) -> None:
    page, _, _ = report.write(made, options.cache / "reports")
    print(f"Written: {page}, and .json and .svg beside it")
    if options.json:
        options.json.write_text(report.as_json(made), encoding="utf-8")
    if options.markdown:
        options.markdown.write_text(report.as_markdown(made), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
