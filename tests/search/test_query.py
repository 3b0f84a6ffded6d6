from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.search.operators import BY_NAME
from oakensearch_gui.search.query import (
    Not,
    Operator,
    Or,
    Text,
    operators,
    parse,
    with_operator,
    without_operator,
)


def words(text: str) -> list[tuple[str, bool]]:
    return [(word.text, word.quoted) for word in parse(text).words]


def test_words_phrases_exclusions_and_operators_are_told_apart() -> None:
    query = parse('roof "red tiles" -spam from:alex label:"My Letters"')
    assert words(query.text) == [("roof", False), ("red tiles", True)]
    roof, tiles, spam, sender, label = query.nodes
    assert isinstance(roof, Text)
    assert isinstance(tiles, Text)
    assert isinstance(spam, Not)
    assert isinstance(sender, Operator)
    assert (sender.name, sender.value) == ("from", "alex")
    assert isinstance(label, Operator)
    assert label.value == "My Letters"
    assert query.free_text == "roof red tiles"


@pytest.mark.parametrize("text", ["“red tiles”", "„red tiles“", "«red tiles»", '"red tiles'])
def test_a_phrase_may_have_any_quotes_and_need_not_be_closed(text: str) -> None:
    assert words(text) == [("red tiles", True)]


@pytest.mark.parametrize("text", ["http://example.org/a", "Re:", "12:30", "note:", "std::vector"])
def test_what_only_looks_like_an_operator_is_a_word(text: str) -> None:
    assert words(text) == [(text, False)]


@pytest.mark.parametrize(
    "text", ["priority:9", "category:nope", "after:soon", "before:2024-13-01", "is:green", "in:nowhere", "from:"]
)
def test_a_value_that_cannot_be_read_is_a_warning_with_its_place_and_filters_nothing(text: str) -> None:
    query = parse(f"roof {text} tiles")
    assert [warning.text != "" for warning in query.warnings] == [True]
    assert (query.warnings[0].start, query.warnings[0].end) == (5, 5 + len(text))
    assert words(query.text) == [("roof", False), ("tiles", False)]
    assert len(query.nodes) == 2


def test_or_not_and_parentheses() -> None:
    (either,) = parse("roof OR (tiles NOT red)").nodes
    assert isinstance(either, Or)
    assert [word.text for word in parse("roof OR (tiles NOT red)").words] == ["roof", "tiles"]


def test_deep_nesting_is_read() -> None:
    assert [word.text for word in parse("(" * 5000 + "roof").words] == ["roof"]
    assert parse("NOT " * 5000 + "roof").nodes


@given(st.text(alphabet=st.characters() | st.sampled_from('()"-:*/\\+“„« ORNTfromis'), max_size=80))
def test_any_text_can_be_read(text: str) -> None:
    query = parse(text)
    for warning in query.warnings:
        assert 0 <= warning.start < warning.end <= len(text)
    for operator in operators(text):
        typed = text[operator.start : operator.end].removeprefix("-").partition(":")[0].casefold()
        assert BY_NAME[typed].name == operator.name


VALUES = st.text(alphabet=st.characters(exclude_categories=("Cs", "Cc", "Z")) | st.just(" "), min_size=1).filter(
    lambda value: value.strip() == value and not set(value) & set('"“”„«»')
)


@given(VALUES)
def test_an_operator_that_was_written_reads_back(value: str) -> None:
    text = with_operator("roof", "from", value)
    assert [(one.name, one.value) for one in operators(text)] == [("from", value)]
    assert without_operator(text, "from") == "roof"


def test_setting_an_operator_again_replaces_it() -> None:
    assert with_operator("from:ada roof", "from", "bob") == "from:bob roof"
    assert without_operator("label:a label:b roof", "label", "a") == "label:b roof"


def test_an_alias_is_the_operator() -> None:
    assert [one.name for one in operators("since:2024 tag:x older:2020")] == ["after", "label", "before"]


def test_a_group_is_read_with_the_operator_before_each_word() -> None:
    query = parse('from:(ada OR "Bob Stone") subject:(roof -red til*)')
    either, roof, red, tiles = query.nodes
    assert isinstance(either, Or)
    assert [(one.name, one.value, one.quoted) for one in either.nodes if isinstance(one, Operator)] == [
        ("from", "ada", False),
        ("from", "Bob Stone", True),
    ]
    assert isinstance(roof, Operator)
    assert isinstance(red, Not)
    assert isinstance(tiles, Operator)
    assert (roof.value, tiles.value) == ("roof", "til*")
    assert query.words == ()


def test_a_group_is_one_operator_in_the_text() -> None:
    text = "tiles from:(ada OR (bob)) roof"
    assert [(one.value, text[one.start : one.end]) for one in operators(text)] == [
        ("(ada OR (bob))", "from:(ada OR (bob))")
    ]
    assert with_operator(text, "from", "(eve OR ada)") == "tiles from:(eve OR ada) roof"
    assert without_operator(text, "from") == "tiles roof"


@pytest.mark.parametrize("text", ["from:()", "from:", "from: roof", "subject:("])
def test_an_operator_without_a_value_is_a_warning(text: str) -> None:
    assert len(parse(text).warnings) == 1


def test_a_value_in_a_group_that_cannot_be_read_is_told_with_its_own_place() -> None:
    text = "category:(work OR nope)"
    (warning,) = parse(text).warnings
    assert text[warning.start : warning.end] == "nope"


@pytest.mark.parametrize("text", ["/var/log/", "/etc/", "INV/2024/0077", "/usr/bin/python", "and/or"])
def test_a_path_is_no_pattern(text: str) -> None:
    assert words(text) == [(text, False)]


@pytest.mark.parametrize("text", ["/roof.*tile/", "/(roof|tile)s/", r"/a\/b+/", "/^re:/"])
def test_a_pattern_stands_between_slashes(text: str) -> None:
    (node,) = parse(text).nodes
    assert isinstance(node, Operator)
    assert (node.name, node.value) == ("", text)
    assert operators(text) == ()


def test_a_pattern_behind_an_operator_may_have_spaces() -> None:
    (node,) = parse("subject:/red roof/").nodes
    assert isinstance(node, Operator)
    assert node.value == "/red roof/"
