"""What ends a command with exit code 1 and one line on standard error."""

from __future__ import annotations

import apsw

from oakensearch_gui.api_keys import KeyringError
from oakensearch_gui.endpoints import EndpointError
from oakensearch_gui.library.database import DatabaseError, explain
from oakensearch_gui.library.library import LibraryError
from oakensearch_gui.mail.sources import SourceError
from oakensearch_gui.paths import Home

FAILURES = (LibraryError, DatabaseError, SourceError, EndpointError, KeyringError, OSError, apsw.Error)


def sentence(error: Exception, home: Home) -> str:
    """What to say of one of them, on one line."""
    return " ".join((explain(error, home.root) if isinstance(error, apsw.Error) else str(error)).split())
