"""The third bench: real mail of public lists, and queries that people would type for messages they have in mind.

The mail and the judgements lie beside the checkout (../shared/data) and are not part of the project. Taking in 4,400
messages takes minutes, nearly all of them for vectors: those are remembered in a cache folder, and so is the indexed
home, named after what decides how it is made.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from evals.mailbox import Mailbox, bench_settings, says_no_close_match, take_in
from evals.metrics import DEPTH, hit, mean, rank_of_first, recall, reciprocal_rank, under_the_better
from evals.plot import Bars
from evals.remembered import RememberingEmbedder
from evals.report import Outcome, Report, Table, versions
from oakensearch_gui.embedding import Embedder
from oakensearch_gui.index import chunks, words
from oakensearch_gui.index.index import SCHEMA as INDEX_SCHEMA
from oakensearch_gui.library.database import rows
from oakensearch_gui.library.library import SCHEMA as LIBRARY_SCHEMA
from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode
from oakensearch_gui.settings import Settings

DATA = Path(__file__).resolve().parent.parent.parent / "shared" / "data"
JUDGEMENTS = Path("known-item") / "dev.jsonl"
MAILBOXES = (Path("real-mail") / "Maildir", Path("multilingual"))
MODES = (Mode.KEYWORD, Mode.VECTOR, Mode.HYBRID)
FAMILIES = ("paraphrase", "crosslang", "exact", "phrase", "id", "person", "typo", "thread")
NEGATIVE = "negative"
ALL = "all"
MARGIN = 0.01
"""How far hybrid may lie under the better single retriever in a family."""


class DataMissing(Exception):
    """The mail or the judgements are not on this machine; the text says so in plain words."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A query and the files that answer it (as the data folder names them); none when nothing does."""

    id: str
    family: str
    query: str
    files: frozenset[str]


@dataclass(frozen=True, slots=True)
class Answer:
    """What one mode found for one query, as message ids; the CPU milliseconds that it took this process."""

    found: tuple[int, ...]
    told: bool
    cpu_ms: float


@dataclass(frozen=True, slots=True)
class _Asked:
    """One query with its right answers, as message ids, and the answer of each mode."""

    judged: Judged
    relevant: frozenset[int]
    answers: Mapping[Mode, Answer]


def run(embedder: Embedder, cache: Path, judgements: Path | None = None, suffix: str = "") -> Report:
    """Ask every judged query in every mode. Raises DataMissing."""
    judged = read_judgements(judgements or DATA / JUDGEMENTS)
    home = prepared_home(cache, embedder)
    settings = bench_settings()
    engine = Engine.open(home, settings, embedder)
    try:
        ids = _ids_of_files(engine.library)
        box = Mailbox(engine)
        box.ask("warm up the model", Mode.HYBRID)
        asked = [_ask(box, one, ids) for one in judged]
    finally:
        engine.close()
    mrr = {mode: _mrr(asked, mode) for mode in MODES}
    missing = sum(file not in ids for one in judged for file in one.files)
    return Report(
        name=f"known-item{suffix}",
        about=f"{len(judged)} queries over real mail of public lists in several languages, judged by file.",
        tables=(_qualities(asked, mrr), _negatives(asked)),
        notes=(
            _verdict(asked, mrr),
            f"{missing} of the judged files are not in the index." if missing else "Every judged file is in the index.",
            "CPU ms is this process's mean per query, snippets of 50 hits included, model warm; it differs by machine.",
        ),
        headlines={f"hybrid MRR@10, {family}": value for family, value in mrr[Mode.HYBRID].items()} | _told(asked),
        versions=versions(embedder),
        seed=None,
        plot=Bars(
            f"known-item{suffix}: MRR@10 of each family",
            (*FAMILIES, ALL),
            tuple(map(str, MODES)),
            tuple(tuple(mrr[mode][family] for family in (*FAMILIES, ALL)) for mode in MODES),
        ),
        outcomes=_outcomes(asked),
    )


def read_judgements(path: Path) -> list[Judged]:
    """The queries of a judgements file, one JSON object a line. Grades 1 and 2 both count. Raises DataMissing."""
    if not path.is_file():
        raise DataMissing(f"the judged queries are not on this machine ({path})")
    judged = []
    for line in path.read_text(encoding="utf-8").splitlines():
        content = json.loads(line)
        files = frozenset(one["file"] for one in content["relevant"] if one["grade"] >= 1)
        judged.append(Judged(content["qid"], content["family"], content["query"], files))
    return judged


def prepared_home(cache: Path, embedder: Embedder) -> Home:
    """The home with the real mail, indexed; made when the cache lacks it, brought up to date when it has it."""
    sources = [DATA / mailbox for mailbox in MAILBOXES]
    for source in sources:
        if not source.is_dir():
            raise DataMissing(f"the shared mail is not on this machine ({source})")
    settings = bench_settings()
    home = Home(cache / f"known-item-{fingerprint(embedder, settings)}")
    take_in(home, sources, RememberingEmbedder(embedder, cache / "vectors.db"), settings)
    return home


def fingerprint(embedder: Embedder, settings: Settings) -> str:
    """What an index depends on: model, chunking, folding and the tables of both databases.

    Code that reads mail differently changes none of these: remove the home then; the vectors may stay.
    """
    vectors = (embedder.identity, chunks.VERSION, settings.integer("meaning.chunk_words"))
    tables = (LIBRARY_SCHEMA.version, LIBRARY_SCHEMA.sql, INDEX_SCHEMA.version, INDEX_SCHEMA.sql)
    parts = (vectors, words.VERSION, tables)
    return blake2b(repr(parts).encode(), digest_size=6).hexdigest()


def _ids_of_files(library: Library) -> dict[str, int]:
    """Each file's message id, by the file's path as the judgements write it."""
    placed = rows(
        library.connection, "SELECT l.message_id, f.path, l.name FROM locations l JOIN folders f ON f.id = l.folder_id"
    )
    return {(Path(folder) / name).relative_to(DATA).as_posix(): message_id for message_id, folder, name in placed}


def _ask(box: Mailbox, judged: Judged, ids: Mapping[str, int]) -> _Asked:
    answers = {}
    for mode in MODES:
        began = time.process_time()
        result = box.ask(judged.query, mode)
        took = (time.process_time() - began) * 1000.0
        answers[mode] = Answer(tuple(one.message_id for one in result.hits), says_no_close_match(result), took)
    return _Asked(judged, frozenset(ids[file] for file in judged.files if file in ids), answers)


def _of(asked: Sequence[_Asked], family: str) -> list[_Asked]:
    """The answerable queries of a family, or all of them."""
    return [one for one in asked if one.judged.files and family in {one.judged.family, ALL}]


def _mrr(asked: Sequence[_Asked], mode: Mode) -> dict[str, float]:
    return {
        family: mean(reciprocal_rank(one.answers[mode].found, one.relevant) for one in _of(asked, family)) or 0.0
        for family in (*FAMILIES, ALL)
    }


def _thread_recall(asked: Sequence[_Asked], mode: Mode) -> float | None:
    return mean(recall(one.answers[mode].found, one.relevant) for one in _of(asked, "thread") if one.relevant)


def _qualities(asked: Sequence[_Asked], mrr: Mapping[Mode, Mapping[str, float]]) -> Table:
    table: list[tuple[str | int | float | None, ...]] = []
    for family in (*FAMILIES, ALL):
        modes = (mrr[mode][family] for mode in MODES)
        first = mean(hit(one.answers[Mode.HYBRID].found, one.relevant) for one in _of(asked, family))
        table.append((family, len(_of(asked, family)), *modes, first))
    table.append(
        ("thread, recall@10", len(_of(asked, "thread")), *(_thread_recall(asked, mode) for mode in MODES), None)
    )
    table.append(("CPU ms a query", len(asked), *(_milliseconds(asked, mode) for mode in MODES), None))
    columns = ("family", "queries", *(str(mode) for mode in MODES), "hybrid hit@1")
    title = "MRR@10 of each family (grades 1 and 2 count; recall is of ten where more are relevant)"
    return Table(title, columns, tuple(table))


def _milliseconds(asked: Sequence[_Asked], mode: Mode) -> str:
    return f"{mean(one.answers[mode].cpu_ms for one in asked) or 0.0:.1f}"


def _negatives(asked: Sequence[_Asked]) -> Table:
    table = []
    for mode in MODES:
        shares = []
        for answerable in (False, True):
            of_kind = [one.answers[mode] for one in asked if bool(one.judged.files) is answerable]
            shares += [
                mean(float(not answer.found) for answer in of_kind),
                mean(float(answer.told) for answer in of_kind),
            ]
        table.append((str(mode), *shares))
    columns = ("mode", "negatives: no hit", "told “no close match”", "answerable: no hit", "wrongly told so")
    return Table("Queries that nothing answers, and the others (shares)", columns, tuple(table))


def _told(asked: Sequence[_Asked]) -> dict[str, float]:
    """The shares of negatives told as such and of answerable queries not told so, both better when higher."""
    told = {True: "answerable queries not told “no close match”", False: "negatives told “no close match”"}
    shares = {}
    for answerable, name in told.items():
        of_kind = [one.answers[Mode.HYBRID].told for one in asked if bool(one.judged.files) is answerable]
        shares[name] = mean(float(one is not answerable) for one in of_kind) or 0.0
    return shares


def _verdict(asked: Sequence[_Asked], mrr: Mapping[Mode, Mapping[str, float]]) -> str:
    measured = {mode: dict(mrr[mode]) for mode in MODES}
    for mode in MODES:
        measured[mode]["thread (recall@10)"] = _thread_recall(asked, mode) or 0.0
    gaps = under_the_better(measured[Mode.HYBRID], (measured[Mode.KEYWORD], measured[Mode.VECTOR]), MARGIN)
    if not gaps:
        return f"Hybrid is under the better single retriever by more than {MARGIN} in no family."
    told = ", ".join(f"{family} by {gap:.3f}" for family, gap in gaps.items())
    return f"HYBRID IS UNDER THE BETTER SINGLE RETRIEVER by more than {MARGIN} in: {told}."


def _outcomes(asked: Sequence[_Asked]) -> tuple[Outcome, ...]:
    """Ranks by query id; the words are left out, since they belong to the data."""
    return tuple(
        Outcome(
            one.judged.id,
            one.judged.family,
            {str(mode): rank_of_first(answer.found[:DEPTH], one.relevant) for mode, answer in one.answers.items()},
        )
        for one in asked
        if one.judged.files
    )
