"""The scripts of packaging/ are no package: each is loaded from its file."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture(scope="session")
def script() -> Callable[[str], ModuleType]:
    """Loads ``packaging/NAME.py``."""

    def load(name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(f"packaging_script_{name}", PACKAGING / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # dataclasses look there
        spec.loader.exec_module(module)
        return module

    return load


@pytest.fixture(scope="session")
def packaging() -> Path:
    return PACKAGING
