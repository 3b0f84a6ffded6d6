from __future__ import annotations

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.index.words import TOKENIZER, fold, phrases, tokens


def indexed_terms(text: str) -> list[str]:
    """What FTS5 makes of a folded text, in order."""
    connection = apsw.Connection(":memory:")
    connection.execute(f'CREATE VIRTUAL TABLE t USING fts5 (x, tokenize = "{TOKENIZER}")')
    connection.execute("CREATE VIRTUAL TABLE v USING fts5vocab (t, instance)")
    connection.execute("INSERT INTO t VALUES (?)", (fold(text),))
    return [str(term) for (term,) in connection.execute('SELECT term FROM v ORDER BY "offset"')]


def found(query: str, text: str) -> bool:
    """Whether a query, as phrases, finds a text in a real FTS5 table."""
    connection = apsw.Connection(":memory:")
    connection.execute(f'CREATE VIRTUAL TABLE t USING fts5 (x, tokenize = "{TOKENIZER}")')
    connection.execute("INSERT INTO t VALUES (?)", (fold(text),))
    parts = [f'"{" ".join(phrase.terms)}"{"*" if phrase.prefix else ""}' for phrase in phrases(query)]
    rows = connection.execute("SELECT 1 FROM t WHERE t MATCH ?", (" AND ".join(parts),))
    return bool(parts) and rows.fetchone() is not None


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("muller", "Müller"),
        ("MÜLLER", "Mu\u0308ller"),  # decomposed
        ("strasse", "Straße"),
        ("lukaszem", "z Łukaszem"),
        ("kopenhagen", "København og Kopenhagen"),
        ("smorrebrod", "smørrebrød"),
        ("aether", "Æther"),
        ("isi", "ısı"),
        ("abc123", "ＡＢＣ１２３"),
        ("κουμπαρας", "κουμπαράς"),
        ("елка", "ёлка"),
        ("東京都", "昨日は東京都庁へ行った"),
        ("庁", "東京都庁"),
        ("出張", "来週の出張について"),
        ("カタカナ", "ｶﾀｶﾅで書く"),
        ("회의록", "어제 회의록을 보냈습니다"),
        ("ราคา", "ขอใบเสนอราคาด้วย"),
        ("iphone15", "新しいiPhone15を買う"),
        ("C++", "we write C++ here"),
        ("c#", "C# and F#"),
        ("INV/2024/0077", "see inv/2024/0077."),
        ("cus-1990", "card CUS-1990 is late"),
        ("snake", "my_snake_case_name"),
        ("my_snake_case_name", "call my_snake_case_name()"),
        ("v2.3.1", "release v2.3.1 is out"),
        ("études", "d\u2019études"),
        ("aujourd'hui", "aujourd\u2019hui"),
        ("🎉", "party🎉 tonight"),
        ("👍🏽", "ok 👍"),
        ("שלום", "שָׁלוֹם"),
        ("احمد", "أَحْمَد"),
        ("donaudampf", "Donau\u00addampf"),  # a soft hyphen
        ("192.168.0.1", "ping 192.168.0.1 now"),
    ],
)
def test_a_word_is_found_however_it_is_spelt(query: str, text: str) -> None:
    assert found(query, text)


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("かな", "なか"),
        ("東京", "京都東"),
        ("C++", "vitamin C is good"),
        ("cus-1990", "CUS-19901"),
        ("cus-1990", "1990 CUS"),
        ("🎉", "🎂"),
        ("muller", "mule"),
    ],
)
def test_what_is_not_there_is_not_found(query: str, text: str) -> None:
    assert not found(query, text)


TEXTS = st.text(
    alphabet=st.one_of(
        st.characters(max_codepoint=0x2FF),
        st.sampled_from("東京都庁かなカナ회의록ราคา🎉👍ёłßøıİﬁ－＿\u00ad\u0301\u200d أَשָׁΣς"),
    ),
    max_size=60,
)


@given(TEXTS)
def test_tokens_name_the_terms_that_the_index_has(text: str) -> None:
    assert [token.term for token in tokens(text)] == indexed_terms(text)


@given(TEXTS)
def test_tokens_stand_where_they_say(text: str) -> None:
    for token in tokens(text):
        assert 0 <= token.start < token.end <= len(text)


@given(TEXTS)
def test_a_text_without_changes_of_script_finds_itself(text: str) -> None:
    if phrases(text):
        assert found(text, text) or len(phrases(text)) > 1
