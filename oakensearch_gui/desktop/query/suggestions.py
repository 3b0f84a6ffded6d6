"""Questions that show what the app can do, for the sample mailbox that comes with it."""

from __future__ import annotations

SAMPLE_FILE = "sample/sample.mbox"
"""The sample among the app's resources."""

SAMPLE_QUERIES: tuple[str, ...] = (
    "somebody stole the accordion",
    "leak in the bathroom ceiling",
    "from:keller after:2021-04-01",
    "HK2VWM",
)
"""By meaning across languages (the answers are in French and Spanish), by operators, by an exact word."""
