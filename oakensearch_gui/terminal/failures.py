"""What ends a command with exit code 1 and one line on standard error."""

from __future__ import annotations

from oakensearch_gui.api_keys import KeyringError
from oakensearch_gui.endpoints import EndpointError
from oakensearch_gui.library.backup import BackupError
from oakensearch_gui.library.database import DatabaseError
from oakensearch_gui.library.library import LibraryError
from oakensearch_gui.mail.sources import SourceError

FAILURES = (BackupError, LibraryError, DatabaseError, SourceError, EndpointError, KeyringError, OSError)
