from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.index.chunks import MAX_CHUNKS, Chunk, cut, embedding_text


def test_a_short_text_is_one_passage() -> None:
    assert [chunk.of("Two words. ") for chunk in cut("s", "Two words. ", 45)] == ["Two words."]


def test_a_long_text_is_cut_into_passages_of_about_the_size_asked_for() -> None:
    text = " ".join(f"word{n}" for n in range(200))
    sizes = [len(chunk.of(text).split()) for chunk in cut("", text, 45)]
    assert sum(sizes) == 200
    assert all(30 <= size <= 56 for size in sizes[:-1])


def test_a_passage_ends_with_its_sentence() -> None:
    text = " ".join(["word"] * 39 + ["end."] + ["next"] * 60)
    assert cut("", text, 45)[0].of(text).endswith("end.")


def test_text_without_spaces_is_cut_by_characters() -> None:
    text = "今日は良い天気です" * 40
    chunks = cut("", text, 45)
    assert len(chunks) > 2
    assert "".join(chunk.of(text) for chunk in chunks) == text


def test_a_message_without_text_is_found_by_its_subject_and_one_without_both_has_no_chunk() -> None:
    assert cut("Subject", " \n", 45) == [Chunk(0, 0)]
    assert cut("", "--- 12 ---", 45) == []


def test_the_number_of_passages_is_bounded() -> None:
    assert len(cut("", "word " * 60_000, 45)) == MAX_CHUNKS


def test_the_subject_stands_in_front_and_noise_is_cut() -> None:
    assert embedding_text("Roof", "a" * 500 + " tile") == "Roof\n" + "a" * 60 + " tile"


@given(st.text(max_size=300), st.integers(10, 60))
def test_no_passage_overlaps_another_or_is_empty(text: str, words: int) -> None:
    end = 0
    for chunk in cut("", text, words):
        assert chunk.start >= end
        assert chunk.length > 0
        assert chunk.of(text)
        end = chunk.start + chunk.length
