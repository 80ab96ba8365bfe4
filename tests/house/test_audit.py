"""The audit of what we depend on: a weakness fails it, and so does a registry that tells nothing."""

from json import dumps

import pytest

from house import audit


def test_every_locked_package_is_asked_for() -> None:
    asked = []

    def ask(name: str, version: str) -> audit.Json:
        asked.append(name)
        return {}

    assert audit.python_weaknesses(ask) == []
    assert {"uvicorn", "fastapi", "websockets", "cryptography", "pytest"} <= set(asked)


def test_a_weakness_is_told_with_what_mends_it() -> None:
    def ask(name: str, version: str) -> audit.Json:
        known = {"id": "PYSEC-1", "fixed_in": ["9.9"], "link": "https://osv.dev/PYSEC-1"}
        gone = {"id": "PYSEC-2", "withdrawn": "2026-01-01"}
        return {"vulnerabilities": [known, gone]} if name == "uvicorn" else {}

    (line,) = audit.python_weaknesses(ask)
    assert line.startswith("uvicorn ") and "PYSEC-1, mended in 9.9" in line


def test_npm_tells_by_severity() -> None:
    told = {
        "vulnerabilities": {
            "vite": {"range": "<9", "severity": "high"},
            "x": {"range": "*", "severity": "low"},
        }
    }
    assert audit.npm_weaknesses(lambda: dumps(told)) == ["vite <9: high"]


@pytest.mark.parametrize("answer", ["", "[]", '{"error": {"code": "E405"}}'])
def test_an_answer_that_tells_nothing_is_no_audit(answer: str) -> None:
    with pytest.raises(audit.NotReachable):
        audit.npm_weaknesses(lambda: answer)


def test_what_could_not_be_audited_fails_unless_that_is_allowed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable() -> list[str]:
        raise audit.NotReachable("nobody answers")

    monkeypatch.setattr(audit, "python_weaknesses", unreachable)
    monkeypatch.setattr(audit, "npm_weaknesses", list)
    assert audit.main([]) == 2 and audit.main(["--if-reachable"]) == 0
    assert "Not audited: nobody answers." in capsys.readouterr().err
    monkeypatch.setattr(audit, "npm_weaknesses", lambda: ["vite <9: high"])
    assert audit.main(["--if-reachable"]) == 1
