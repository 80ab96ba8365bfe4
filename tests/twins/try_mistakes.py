"""Which test notices each mistake: ``python -m twins.try_mistakes FILE`` writes it as JSON."""

import json
import os
import sys
from pathlib import Path

import pytest

from twins.code_mistakes import CODE_MISTAKES
from twins.mutation_run import MistakeRun

if __name__ == "__main__":
    os.chdir(Path(__file__).parents[2])
    run = MistakeRun(CODE_MISTAKES)
    files = sorted({mistake.tests for mistake in CODE_MISTAKES})
    options = ["-q", "-p", "no:cacheprovider", "--hypothesis-profile", "mutations", "--every"]
    pytest.main([*options, *files], plugins=[run])
    Path(sys.argv[1]).write_text(json.dumps(run.noticed))
