# Every target sets up what it needs: a machine with Python 3.11 and make is enough.

PYTHON ?= python3
# Processes that run the tests.
WORKERS ?= 2
# More words for the command: make play ARGS="…", make test ARGS="-k ruins", make bench ARGS="…".
ARGS ?=
# Make the lock anew from scratch, not only for what changed: make lock UPGRADE=1.
UPGRADE ?=

VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null || echo $(BIN)/uv)

# Trust the certificates the machine trusts, as pip does (the second name is the older one).
export UV_SYSTEM_CERTS ?= 1
export UV_NATIVE_TLS ?= 1
# A home that cannot be written has no place for a cache.
ifneq ($(shell test -w "$$HOME" && echo yes),yes)
export UV_NO_CACHE := 1
endif
unexport VIRTUAL_ENV PYTHONHOME

# Stamps: what has been done to the virtual environment.
MADE := $(VENV)/.made
PACKAGE := $(VENV)/.package
DEV := $(VENV)/.dev

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check bench lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-6s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

play: $(PACKAGE) ## play a game in the terminal
	@$(BIN)/cartographers play $(ARGS)

test: check ## check, then run all tests
	@$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

check: $(DEV) ## formatting, lint, types, and which room imports which
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy --strict src
	@$(BIN)/lint-imports --no-logo

bench: $(DEV) ## measure how fast the game runs
	@$(BIN)/python -m bench $(ARGS)

lock: $(MADE) | $(UV) ## write requirements.lock anew (UPGRADE=1: with the newest versions)
	$(UV) pip compile --quiet --group dev --python $(BIN)/python --python-version 3.11 --universal \
		--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		$(if $(UPGRADE),--upgrade) --output-file requirements.lock
	@! grep -nE '://| @ ' requirements.lock || { echo "requirements.lock names an address." >&2; exit 1; }

clean: ## remove the virtual environment, caches and built files
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "cartographers needs Python 3.11 or newer, and '$(PYTHON)' is not: name one with make PYTHON=…" >&2; \
		exit 1; }
	@echo "Making the virtual environment $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# Only the package, with pip alone: enough to play.
$(PACKAGE): pyproject.toml | $(MADE)
	@echo "Installing cartographers"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

# All that the checks and tests need. The sync removes what the lock does not name, so the package comes after.
$(DEV): requirements.lock pyproject.toml | $(MADE) $(UV)
	@echo "Installing what requirements.lock names"
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $(PACKAGE) $@

# Where the machine has no uv.
$(BIN)/uv: | $(MADE)
	@echo "Installing uv"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.8'
