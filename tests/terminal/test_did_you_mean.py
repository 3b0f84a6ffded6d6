from __future__ import annotations

import json

import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.search.request import SearchRequest
from oakensearch_gui.search.result import SearchResult
from oakensearch_gui.terminal.output import result_json, result_text


@pytest.mark.parametrize(
    ("result", "line"),
    [
        (SearchResult(did_you_mean="roof tiles"), "Did you mean: roof tiles"),
        (
            SearchResult(did_you_mean="roof tiles", corrected=True),
            "Nothing holds your words as they are; these are the messages for: roof tiles",
        ),
    ],
)
def test_a_corrected_query_is_told(home: Home, result: SearchResult, line: str) -> None:
    assert line in list(result_text(result, colour=False))
    library = Library.open(home)
    told = json.loads(result_json(SearchRequest("roov tiels"), result, library))
    library.close()
    assert (told["did_you_mean"], told["corrected"]) == (result.did_you_mean, result.corrected)
