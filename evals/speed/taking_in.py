"""How fast mail is taken in, and what it costs on disk and in memory: ours and each peer's, as whole processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest

from evals.speed.figures import OURS, Figure, figure
from evals.speed.lab import CHANGED, Lab, add_mailboxes
from evals.speed.mailboxes import discard
from evals.speed.peers import Peer
from evals.speed.process import Run, bytes_below
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.settings import Settings

_TOKEN = "zyxwarrival"  # a word that no mail has
_REPEATED_UP_TO = 30_000
"""Messages up to which the first index is made three times; a larger one takes long enough to be even."""


def first_index(lab: Lab) -> Iterator[Figure]:
    """Everything, from nothing: words only, as the peers do it."""
    times = min(3, lab.thoroughness.repeats) if lab.size.messages <= _REPEATED_UP_TO else 1
    yield from _first(lab, OURS, [lab.index_anew() for _ in range(times)])
    for peer in lab.peers:
        yield from _first(lab, peer.name, [lab.index_peer_anew(peer)])


def _first(lab: Lab, who: str, runs: list[Run]) -> Iterator[Figure]:
    per_second = [lab.size.messages / taken.cpu for taken in runs]
    yield figure("index.rate", "first index", "messages / CPU s", per_second, who=who, higher_is_better=True)
    cpu = [taken.cpu for taken in runs]
    yield figure("index.wall", "first index", "s", [taken.wall for taken in runs], who=who, cpu=cpu)
    yield figure("index.memory", "first index, peak memory", "MB", [taken.memory for taken in runs], who=who)


def mbox(lab: Lab) -> Iterator[Figure]:
    """The same mail as one mbox."""
    home = Home(lab.work / "home-mbox")
    with lab.mbox() as path:
        lab.add_to_new_home(home, path)
        taken = lab.index(home)
    rate = lab.size.messages / taken.cpu
    yield figure("index.mbox", "first index, one mbox", "messages / CPU s", rate, higher_is_better=True)
    discard(home.root)


def nothing_changed(lab: Lab) -> Iterator[Figure]:
    """A look when nothing is new, less what the program takes to start."""
    lab.ensure_index()
    empty = Home(lab.work / "home-empty")
    lab.add_to_new_home(empty)
    lab.index()  # the first look after the import still has to learn the folders' stamps
    repeats = range(lab.thoroughness.repeats)
    starts = [lab.index(empty) for _ in repeats]
    passes = [lab.index() for _ in repeats]
    discard(empty.root)
    yield from _unchanged(OURS, starts, passes)
    for peer in lab.indexed_peers():
        idle = [peer.run(peer.idle()) for _ in repeats]
        yield from _unchanged(peer.name, idle, [peer.run(peer.index()) for _ in repeats])


def _unchanged(who: str, starts: list[Run], passes: list[Run]) -> Iterator[Figure]:
    cpu = sorted(start.cpu for start in starts)
    start = cpu[len(cpu) // 2]
    beyond = [max(0.0, taken.cpu - start) for taken in passes]
    yield figure("start.cpu", "start-up of the indexing program", "s", cpu, who=who)
    yield figure("nothing.cpu", "nothing changed, CPU beyond start-up", "s", beyond, who=who)
    yield figure("nothing.wall", "nothing changed, whole process", "s", [taken.wall for taken in passes], who=who)


def small_changes(lab: Lab) -> Iterator[Figure]:
    """100 messages come, and go again: ours and the peers' each over the same change."""
    lab.ensure_index()
    programs: list[tuple[str, Callable[[], Run], Callable[[], Run]]] = [(OURS, lab.index, lab.index)]
    programs += [(peer.name, *_updates(peer)) for peer in lab.indexed_peers()]
    with lab.more_mail(_TOKEN) as new:
        arrived = [(who, come()) for who, come, _ in programs]
        found = _found(lab)
        if found != len(new) or found != CHANGED:
            raise RuntimeError(f"{len(new)} messages came and {found} of them are found")
    gone = [(who, go()) for who, _, go in programs]
    if left := _found(lab):
        raise RuntimeError(f"{left} messages are found that are gone")
    for (who, come), (_, go) in zip_longest(arrived, gone):
        yield figure("plus100.wall", "+100 messages, searchable", "s", come.wall, who=who, cpu=[come.cpu])
        yield figure("minus100.wall", "100 messages deleted", "s", go.wall, who=who, cpu=[go.cpu])


def _updates(peer: Peer) -> tuple[Callable[[], Run], Callable[[], Run]]:
    return (lambda: peer.run(peer.index())), (lambda: peer.run(peer.forget()))


def _found(lab: Lab) -> int:
    engine = Engine.open(lab.home, Settings({"meaning.model": "off"}), None)
    try:
        return engine.search(SearchRequest(_TOKEN, mode=Mode.KEYWORD, limit=1)).total
    finally:
        engine.close()


def disk(lab: Lab) -> Iterator[Figure]:
    """What the index takes beside the mail itself."""
    lab.ensure_index()
    note = "the app keeps the text of every message, which shows snippets without reading mail"
    yield figure("disk.words", "index without vectors / mail", "share", lab.words_bytes / lab.size.size, note=note)
    yield figure("disk.message", "index without vectors, a message", "bytes", lab.words_bytes / lab.size.messages)
    for peer in lab.indexed_peers():
        size = bytes_below(peer.store)
        yield figure("disk.words", "index without vectors / mail", "share", size / lab.size.size, who=peer.name)
        size_each = size / lab.size.messages
        yield figure("disk.message", "index without vectors, a message", "bytes", size_each, who=peer.name)


def disk_with_vectors(lab: Lab) -> Iterator[Figure]:
    """What vectors add."""
    lab.ensure_vectors()
    everything = bytes_below(lab.home.raw_db, lab.home.index_db)
    chunks = lab.count_ours("chunks")
    yield figure("disk.vectors", "index with vectors / mail", "share", everything / lab.size.size)
    yield figure("disk.chunk", "vectors, a chunk", "bytes", (everything - lab.words_bytes) / chunks)
    yield figure("disk.chunks", "chunks, a message", "chunks", chunks / lab.size.messages)


def small_changes_with_vectors(lab: Lab) -> Iterator[Figure]:
    """100 messages come and go again in an index with vectors, which they get and lose."""
    lab.ensure_vectors()
    before = lab.count_ours("chunks")
    with lab.more_mail(_TOKEN):
        come = lab.index_meaning()
        if lab.count_ours("chunks") < before + CHANGED:
            raise RuntimeError("the messages that came got no vectors")
    gone = lab.index()
    if lab.count_ours("chunks") != before:
        raise RuntimeError("the messages that went left vectors behind")
    yield figure("plus100.meaning", "+100 messages, with their vectors", "s", come.wall, cpu=[come.cpu])
    yield figure("minus100.meaning", "100 messages deleted, with their vectors", "s", gone.wall, cpu=[gone.cpu])


def arriving_home(lab: Lab, home: Home) -> None:
    """A home that has the mailbox indexed and `arriving` messages of another still to read."""
    other = lab.work / "arriving"
    discard(other)
    from evals.speed.mailboxes import write_maildir

    write_maildir(other, lab.arriving(lab.thoroughness.arriving, lab.seed + 2000))
    add_mailboxes(home, other)
