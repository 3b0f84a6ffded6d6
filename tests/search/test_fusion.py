from __future__ import annotations

import pytest

from oakensearch_gui.search.fusion import RankedList, reciprocal_rank_fusion


def test_a_message_in_both_lists_comes_first() -> None:
    fused = reciprocal_rank_fusion([RankedList([1, 2]), RankedList([3, 2])], k=60)
    assert [key for key, _ in fused] == [2, 1, 3]
    assert dict(fused)[2] == pytest.approx(2 / 62)
    assert dict(fused)[1] == pytest.approx(1 / 61)


def test_weights_scale_what_a_list_contributes() -> None:
    fused = reciprocal_rank_fusion([RankedList([1], 3.0), RankedList([2, 1])], k=60)
    assert dict(fused) == pytest.approx({1: 3 / 61 + 1 / 62, 2: 1 / 61})


def test_equal_sums_keep_the_order_of_the_lists() -> None:
    assert [key for key, _ in reciprocal_rank_fusion([RankedList([5]), RankedList([4])], k=1)] == [5, 4]
    assert reciprocal_rank_fusion([], k=60) == []
