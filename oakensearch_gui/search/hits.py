"""From ranked message ids to hits: the summary, the snippet with its marks, and why each was found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from oakensearch_gui.index.chunks import Chunk
from oakensearch_gui.library.library import Library
from oakensearch_gui.library.records import MessageSummary
from oakensearch_gui.mail.quotes import split_quotes
from oakensearch_gui.search.attachments import AttachmentPassages
from oakensearch_gui.search.keyword import KeywordHits
from oakensearch_gui.search.result import MatchedChunk, SearchHit, Why
from oakensearch_gui.search.snippets import Marker, snippet

if TYPE_CHECKING:
    from oakensearch_gui.search.vector import VectorHit

_PEOPLE = 20
"""Recipients that are looked at for words of the query."""


class HitBuilder:
    """Builds the hits of one answer from what the two retrievers found."""

    def __init__(self, library: Library, marker: Marker, keyword: KeywordHits, near: Mapping[int, VectorHit]) -> None:
        self._library = library
        self._marker = marker
        self._near = near
        self._exact = keyword.exact
        self._keyword_rank = {key: rank for rank, key in enumerate(keyword.ids, start=1)}
        self._vector_rank = {key: rank for rank, key in enumerate(near, start=1)}

    def build(self, page: Sequence[tuple[int, float]]) -> list[SearchHit]:
        """Hits for (message id, score) pairs, in their order; messages that are gone by now are left out."""
        score = dict(page)
        summaries = self._library.summaries([message_id for message_id, _ in page])
        texts = self._library.texts(score)
        passages = AttachmentPassages(self._library, self._marker, score.keys() & self._keyword_rank.keys())
        return [self._hit(each, score[each.id], texts.get(each.id, ""), passages) for each in summaries]

    def _hit(self, message: MessageSummary, score: float, body: str, passages: AttachmentPassages) -> SearchHit:
        near = self._near.get(message.id)
        chunks = _matched_chunks(near, message.subject, body) if near else ()
        shown = snippet(body, self._marker)
        passage = passages.find(message, body)
        if passage:
            shown = passage.snippet
        elif chunks and not shown.marks:
            shown = snippet(chunks[0].text, self._marker)  # found by meaning: show the passage that meant it
        subject_marks = self._marker.marks(message.subject)
        written = [message.subject[a:b] for a, b in subject_marks] + [shown.text[a:b] for a, b in shown.marks]
        if message.id in self._keyword_rank:  # where only people hold a word, they are why
            people = [text for one in (message.sender, *message.to[:_PEOPLE]) for text in (one.name, one.address)]
            if self._marker.marks("\n".join(people)):  # at once: most of them hold none
                written += [text[a:b] for text in people for a, b in self._marker.marks(text)]
        return SearchHit(
            message_id=message.id,
            score=score,
            message=message,
            snippet=shown,
            subject_marks=subject_marks,
            why=self._why(message.id),
            matched_chunks=chunks,
            keyword_rank=self._keyword_rank.get(message.id),
            vector_rank=self._vector_rank.get(message.id),
            similarity=near.similarity if near else None,
            matched_words=tuple(dict.fromkeys(written)),
            in_attachment=passage.filename if passage else "",
        )

    def _why(self, message_id: int) -> tuple[Why, ...]:
        reasons = (
            (Why.EXACT, message_id in self._exact),
            (Why.KEYWORD, message_id in self._keyword_rank),
            (Why.VECTOR, message_id in self._vector_rank),
        )
        return tuple(why for why, holds in reasons if holds)


def _matched_chunks(hit: VectorHit, subject: str, body: str) -> tuple[MatchedChunk, ...]:
    own = split_quotes(body).own  # of which the chunks were cut
    return tuple(
        MatchedChunk(Chunk(near.start, near.length).of(own) or subject, near.similarity) for near in hit.chunks
    )
