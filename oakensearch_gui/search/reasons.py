"""Why an answer holds less than it could, and what a person can do about it: a sentence each for every reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from oakensearch_gui.search.result import Degraded


@dataclass(frozen=True, slots=True)
class Reason:
    """A kind of degraded answer in plain words: what is so (`text`) and what helps (`remedy`)."""

    degraded: Degraded
    text: str
    remedy: str


REASONS: Mapping[Degraded, str] = {
    Degraded.NO_EMBEDDER: "Searching by meaning is switched off, so these are the messages that hold your words.",
    Degraded.NO_STORE: "This computer cannot load the store for meaning (sqlite-vec); words are searched in full.",
    Degraded.NO_VECTORS: "Meaning has not been built yet; words are searched in full.",
    Degraded.PARTIAL: "Meaning is being built: {coverage:.0%} of your mail has it. Words are searched in full.",
    Degraded.STALE_MODEL: "Meaning was built by another model and has to be built anew; words are searched in full.",
    Degraded.TIMEOUT: "Searching by meaning took too long; these are the messages that hold your words.",
    Degraded.ENDPOINT_DOWN: "{error} Until it does, these are the messages that hold your words.",
    Degraded.FAILED: "Searching by meaning failed ({error}); these are the messages that hold your words.",
}

REMEDIES: Mapping[Degraded, str] = {
    Degraded.NO_EMBEDDER: "Turn it on in the settings (meaning.model) and let it be built.",
    Degraded.NO_STORE: "Install OakenSearch anew: a part of this copy is missing or does not fit this computer.",
    Degraded.NO_VECTORS: "Let it be built: “Build meaning now” in the window, or oakensearch index in a terminal.",
    Degraded.PARTIAL: "It goes on whenever mail is indexed (oakensearch index in a terminal), newest mail first.",
    Degraded.STALE_MODEL: "Let it be built anew (oakensearch index), or choose the earlier model again in the"
    " settings.",
    Degraded.TIMEOUT: "Search again; if it happens often, allow more time in the settings"
    " (search.vector_timeout_seconds).",
    Degraded.ENDPOINT_DOWN: "Start the endpoint or correct its address in the settings (meaning.endpoint_url);"
    " the bundled model needs none.",
    Degraded.FAILED: "Search again; if it fails every time, make the index anew (oakensearch index --rebuild).",
}


def reason(degraded: Degraded, *, coverage: float = 0.0, error: object = "") -> Reason:
    """The sentences for `degraded`; `error` is what went wrong, where something did."""
    told = str(error)
    if degraded is not Degraded.ENDPOINT_DOWN:
        told = told.rstrip(".")  # stands in brackets
    return Reason(degraded, REASONS[degraded].format(coverage=coverage, error=told), REMEDIES[degraded])
