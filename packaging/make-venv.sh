#!/bin/sh
# Makes .venv with the standard venv module, or says in one sentence what is missing. Keeps one that works.
# PYTHON=… names the interpreter; otherwise it is python3 if that is new enough, else the newest on the PATH.
set -eu
cd "$(dirname "$0")/.."

# The bounds are those of requires-python in pyproject.toml.
suitable() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' >/dev/null 2>&1
}

has() {
    python=$1
    shift
    "$python" -c "import $*" >/dev/null 2>&1
}

if suitable .venv/bin/python && has .venv/bin/python pip; then
    exit 0
fi

chosen=''
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if suitable "$candidate"; then
        chosen=$candidate
        break
    fi
done
if [ -z "$chosen" ]; then
    echo "OakenSearch needs Python 3.11 to 3.14, and none of ${PYTHON:-python3, python3.14 … python3.11} is one." >&2
    exit 1
fi

# Debian and Ubuntu ship venv's other half, ensurepip, in a package of its own.
if ! has "$chosen" venv, ensurepip; then
    package=$("$chosen" -c 'import sys; print("python3.%d-venv" % sys.version_info[1])')
    sh packaging/system-libraries.sh package "$package"
    if ! has "$chosen" venv, ensurepip; then
        echo "$chosen has no venv module; it comes with the package $package." >&2
        exit 1
    fi
fi

echo "Making .venv with $("$chosen" --version)"
rm -rf .venv
"$chosen" -m venv .venv
