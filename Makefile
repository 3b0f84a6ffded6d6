# All that is done with a checkout. Needs GNU make and Python 3.11 to 3.14; makes .venv by itself.
# ARGS passes words on: make run ARGS='search "blue folder"', make test ARGS='-k maildir'.

VENV := .venv/bin/python
READY := .venv/.ready
REQUIREMENTS := packaging/requirements.txt packaging/requirements-dev.txt
CODE := oakensearch_gui tests $(wildcard evals)
PIP := $(VENV) -m pip install --quiet --disable-pip-version-check --no-deps
ARGS :=

.PHONY: help run test lint format evals bench package requirements clean

help:
	@echo 'make run           open the window (with no screen: answer a sample question in the terminal)'
	@echo 'make test          format check, lint, types, then every test'
	@echo 'make lint          the first three only'
	@echo 'make format        format the code and mend what ruff can mend'
	@echo 'make evals         measure how well searches find'
	@echo 'make bench         measure how fast they are'
	@echo 'make package       build the wheel and the sdist into dist/'
	@echo 'make requirements  pin the dependencies of pyproject.toml again (needs uv)'
	@echo 'make clean         remove .venv and everything else that make made'

run: $(READY)
	@sh packaging/system-libraries.sh window
	@$(VENV) -m oakensearch_gui $(ARGS)

test: lint
	@sh packaging/system-libraries.sh offscreen
	QT_QPA_PLATFORM=offscreen $(VENV) -m pytest $(ARGS)

lint: $(READY)
	$(VENV) -m ruff format --check .
	$(VENV) -m ruff check .
	$(VENV) -m mypy $(CODE)

format: $(READY)
	$(VENV) -m ruff check --fix-only .
	$(VENV) -m ruff format .

evals: $(READY)
	$(VENV) -m evals $(ARGS)

bench: $(READY)
	$(VENV) -m evals.speed $(ARGS)

package: $(READY)
	$(VENV) -m hatchling build --clean

# The environment: the pinned packages, and this checkout in editable form (which needs no network, since its
# build backend is among the pinned). The stamp is what makes every later run start at once.
$(READY): $(REQUIREMENTS) pyproject.toml oakensearch_gui/__init__.py packaging/make-venv.sh
	@sh packaging/make-venv.sh
	@echo 'Installing the pinned packages into .venv (about 150 MB to fetch, the first time)'
	@$(PIP) --require-hashes $(REQUIREMENTS:%=-r %)
	@$(PIP) --no-build-isolation --editable .
	@touch $@

# Every version and the hashes of its files for all systems, and no address. Pins stay as they are unless
# pyproject.toml asks for another; `make requirements ARGS=--upgrade` takes the newest.
COMPILE := uv pip compile --no-config --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command 'make requirements' --quiet

requirements:
	@command -v uv >/dev/null || { echo 'make requirements needs uv on the PATH (pip install uv).' >&2; exit 1; }
	$(COMPILE) $(ARGS) --all-extras pyproject.toml -o packaging/requirements.txt
	$(COMPILE) $(ARGS) --group pyproject.toml:dev -c packaging/requirements.txt -o packaging/requirements-dev.txt
	$(COMPILE) $(ARGS) --group pyproject.toml:build -c packaging/requirements.txt -o packaging/requirements-build.txt

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find oakensearch_gui tests evals -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
