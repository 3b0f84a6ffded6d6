from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.quotes import split_quotes

REPLY = """Hello Ben,

Tuesday suits me.

On Mon, 3 Mar 2025 at 10:12, Ben Ode <ben@oak.example> wrote:
> Shall we meet to talk about the
> roof of the boat house?
>
> Ben

See you then.
--\x20
Ann Lee, Oak Street 4
"""


def test_a_reply_comes_apart() -> None:
    body = split_quotes(REPLY)
    assert body.own.startswith("Hello Ben,\n\nTuesday suits me.")
    assert "wrote:" not in body.own
    assert "Oak Street" not in body.own
    assert "See you then." in body.own
    assert "talk about the\nroof of the boat house?" in body.quoted
    assert "Oak Street 4" in body.quoted


def test_an_attribution_over_two_lines_goes_with_its_quote() -> None:
    body = split_quotes("Yes.\n\nOn Mon, 3 Mar 2025 at 10:12, Benedikt von Odenwald\n<ben@oak.example> wrote:\n> No?\n")
    assert body.own == "Yes."
    assert body.quoted.startswith("On Mon, 3 Mar 2025")


def test_attributions_in_other_languages() -> None:
    for line in (
        "Am 3. März 2025 schrieb Ben Ode:",
        "Le 3 mars 2025, Ben Ode a écrit :",
        "2025年3月3日 Ben Ode 写道：",
    ):
        body = split_quotes(f"Gut.\n\n{line}\n> was\n")
        assert body.own == "Gut."
        assert "was" in body.quoted


def test_the_original_below_a_reply_is_quoted_and_a_forwarded_one_is_not() -> None:
    assert split_quotes("Fine.\n\n-----Original Message-----\nFrom: Ben\n\nLunch?").own == "Fine."
    assert "Lunch?" in split_quotes("See below.\n\n---------- Forwarded message ----------\nFrom: Ben\n\nLunch?").own


def test_a_lists_footer_is_not_ones_own() -> None:
    body = split_quotes(
        "Hi all.\n\n_______________________________________________\nOak mailing list\noak@lists.example\n"
    )
    assert body.own == "Hi all."


def test_a_text_that_is_all_signature_stays() -> None:
    assert split_quotes("-- \nAnn").own == "-- \nAnn"


_LINES = st.lists(
    st.sampled_from(
        [
            *("word", "> quoted word", ">> deeper", "-- ", "", "On Monday Ben wrote:", "____________________________"),
            *("a > b", "-----Original Message-----", "  > indented", ">", "Ben <ben@oak.example> writes:", "@oak"),
        ]
    ),
    max_size=30,
)


@given(_LINES)
def test_no_word_is_lost_or_doubled(lines: list[str]) -> None:
    text = "\n".join(f"{line} {number}" if line.strip("> -_") else line for number, line in enumerate(lines))
    body = split_quotes(text)
    words = sorted(text.replace(">", " ").split())
    assert sorted(f"{body.own} {body.quoted}".replace(">", " ").split()) == words


@given(st.text(max_size=300))
def test_no_word_of_any_text_is_lost(text: str) -> None:
    body = split_quotes(text)
    assert sorted(f"{body.own}\n{body.quoted}".replace(">", " ").split()) == sorted(text.replace(">", " ").split())
