#!/bin/sh
# Builds the bundle into dist/bundle/oakensearch (on macOS dist/bundle/OakenSearch.app), with its bill of materials.
#
#   sh packaging/build-bundle.sh [PYTHON]     PYTHON has the pinned packages and PyInstaller (default: .venv/bin/python)
#
# The same commit gives the same files: names, sizes and contents (packaging/versions.txt says of what).
set -eu
cd "$(dirname "$0")/.."
python=${1:-.venv/bin/python}

# One order of sets and one date for everything that would otherwise take today's.
PYTHONHASHSEED=0
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)}
export PYTHONHASHSEED SOURCE_DATE_EPOCH

rm -rf build/bundle dist/bundle
"$python" -m PyInstaller --noconfirm --clean --log-level WARN --distpath dist/bundle --workpath build/bundle \
    packaging/oakensearch.spec
