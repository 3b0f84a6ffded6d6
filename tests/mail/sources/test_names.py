from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oakensearch_gui.mail.sources.names import decode_utf7


@pytest.mark.parametrize(
    ("name", "known_as"),
    [
        ("Entw&APw-rfe", "Entwürfe"),
        ("~peter/mail/&U,BTFw-/&ZeVnLIqe-", "~peter/mail/台北/日本語"),
        ("R&-D", "R&D"),
        ("R&D-plans", "R&D-plans"),
        ("Tom & Jerry", "Tom & Jerry"),
        ("&Jjo!-", "&Jjo!-"),
        ("Grüße", "Grüße"),
    ],
)
def test_modified_utf7_is_decoded_and_everything_else_stays(name: str, known_as: str) -> None:
    assert decode_utf7(name) == known_as


@given(st.text(max_size=30))
def test_no_name_is_lost(name: str) -> None:
    assert decode_utf7(name) or not name
