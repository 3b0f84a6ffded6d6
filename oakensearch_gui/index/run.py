"""One run of indexing: every mailbox is looked at, words become findable at once, then attachments and meaning."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import apsw

from oakensearch_gui.embedding import Embedder, EmbeddingError, Recall
from oakensearch_gui.index.events import Advanced, Event, Finished, Problem, SourceOpened, Started, Waiting
from oakensearch_gui.index.index import Index, discard
from oakensearch_gui.index.indexer import Indexer
from oakensearch_gui.library.attachments import AttachmentTexts
from oakensearch_gui.library.database import DatabaseError, explain
from oakensearch_gui.library.importer import Importer
from oakensearch_gui.library.library import Library, library_damaged
from oakensearch_gui.library.lock import indexing_lock
from oakensearch_gui.library.marks import keep_marks
from oakensearch_gui.library.person import refresh_priorities
from oakensearch_gui.library.records import SourceInfo
from oakensearch_gui.library.writer import Stored
from oakensearch_gui.paths import Home

_MOST_PROBLEMS_TOLD = 100

MADE_ANEW = "The index was damaged and is being made anew. Nothing of your mail is lost."


class Stopped(Exception):
    """Raised by a checkpoint when the run shall end; what was committed stays."""


class IndexingRun:
    """Brings one home up to date. `report` hears what happens; `checkpoint` is called between batches.

    `checkpoint` may block (pause) or raise Stopped. `attachments` says whether what stands in attachments is read.
    `recall` gives the embedder of earlier vectors, which serve on until those of a new one are complete; without it
    they are dropped at once.
    """

    def __init__(
        self,
        home: Home,
        report: Callable[[Event], None],
        checkpoint: Callable[[], None],
        *,
        attachments: bool = True,
        recall: Recall | None = None,
    ) -> None:
        self._home = home
        self._report = report
        self._checkpoint = checkpoint
        self._attachments = attachments
        self._recall: Recall = recall or (lambda _identity: None)
        self._waiting_told = False
        self._added = self._removed = self._problems = 0

    def run(self, embedder: Embedder | None, chunk_words: int, *, rebuild: bool = False) -> Finished:
        """Do it all. With no embedder, words only. Raises LibraryError, DatabaseError or EmbeddingError."""
        library = Library.open(self._home)
        try:
            with indexing_lock(self._home, self._wait):
                if rebuild:
                    discard(self._home)
                try:
                    return self._with_index(library, embedder, chunk_words)
                except (apsw.CorruptError, apsw.NotADBError):
                    discard(self._home)  # if it was the library that is damaged, the second time tells
                    self._report(Problem(None, MADE_ANEW))
                    return self._with_index(library, embedder, chunk_words)
        except (apsw.CorruptError, apsw.NotADBError) as error:
            raise library_damaged(self._home, error) from error
        except apsw.Error as error:
            raise DatabaseError(explain(error, self._home.root)) from error
        finally:
            library.close()

    def _with_index(self, library: Library, embedder: Embedder | None, chunk_words: int) -> Finished:
        index = Index.open(self._home)
        try:
            if index.made_anew:
                self._report(Problem(None, MADE_ANEW))
            return self._work(library, index, embedder, chunk_words)
        finally:
            index.close()

    def _work(self, library: Library, index: Index, embedder: Embedder | None, chunk_words: int) -> Finished:
        self._report(Started())
        indexer = Indexer(index)
        try:
            self._follow(indexer)
            for source in library.sources(counted=False):
                self._import(library, indexer, source)
            indexer.refresh_lexicon(at_end=True)
            refresh_priorities(library.connection)
            self._keep_marks(library)
            if self._attachments:
                self._read_attachments(library, indexer)
                indexer.refresh_lexicon(at_end=True)
            for _ in indexer.merge():
                self._checkpoint()
            if embedder is not None and index.vectors_available:
                self._embed(indexer, embedder, chunk_words)
        except Stopped:
            pass
        finished = Finished(library.count(), self._added, self._removed, self._problems, index.coverage())
        self._report(finished)
        return finished

    def _keep_marks(self, library: Library) -> None:
        try:
            keep_marks(self._home, library.connection)
        except OSError as error:
            self._problems += 1
            self._report(Problem(None, f"The safe copy of your marks could not be written: {error.strerror or error}."))

    def _wait(self) -> None:
        if not self._waiting_told:
            self._waiting_told = True
            self._report(Waiting())
        self._checkpoint()

    def _import(self, library: Library, indexer: Indexer, source: SourceInfo) -> None:
        told = 0
        opened = False
        try:
            for progress in Importer(library).run(source):
                if progress.folders and not opened:
                    opened = True
                    self._report(SourceOpened(source.id, source.kind, str(source.path), progress.folders))
                for text in progress.problems[told:_MOST_PROBLEMS_TOLD]:
                    self._report(Problem(source.id, text))
                told = len(progress.problems)
                self._report(Advanced("reading", progress.done, progress.total, source.id))
                self._follow(indexer, progress.fresh)
                self._checkpoint()
        except apsw.ConstraintError:
            return  # the mailbox was removed from the library while it was being read
        self._added += progress.added
        self._removed += progress.removed
        self._problems += len(progress.problems)

    def _follow(self, indexer: Indexer, fresh: Sequence[Stored] = ()) -> None:
        done = 0
        for count in indexer.follow(fresh):
            done += count
            indexer.refresh_lexicon(at_end=False)
            self._report(Advanced("indexing", done, None))
            self._checkpoint()

    def _read_attachments(self, library: Library, indexer: Indexer) -> None:
        if not AttachmentTexts(library.connection).unread_messages():
            return
        # Loads all that reads files, which is long for a run that has none to read.
        from oakensearch_gui.extraction import ExtractionError, Extractor
        from oakensearch_gui.index.attachments import read_attachments

        try:
            with Extractor() as extractor:
                for done, total in read_attachments(library, extractor):
                    self._report(Advanced("attachments", done, total))
                    for _ in indexer.follow():
                        self._checkpoint()
                    self._checkpoint()
        except ExtractionError as error:
            self._problems += 1
            self._report(Problem(None, str(error)))

    def _embed(self, indexer: Indexer, embedder: Embedder, chunk_words: int) -> None:
        try:
            for done, total in indexer.embed(embedder, chunk_words, self._recall):
                self._report(Advanced("embedding", done, total))
                self._checkpoint()
        except EmbeddingError as error:
            self._problems += 1
            self._report(Problem(None, str(error)))
