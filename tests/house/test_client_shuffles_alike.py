"""The client shuffles as the server does, so that a browser can check a deal."""

import json
import subprocess
from hashlib import sha256
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from cartographers.notation.deal import Deal
from cartographers.table.fair import commitment, fair_order, key_in, number_of
from house.test_protocol_is_fresh import OWN_NODE, WEB

#: Bundles the code that checks a deal, and answers each line of JSON with what it finds out.
SCRIPT = """
import { fromHex, sha256, toHex } from "./common/fair/hash";
import { keyOf, numberOf, shuffled } from "./common/fair/shuffle";
import { wrongWith } from "./common/fair/check";
import { readFileSync } from "node:fs";
const asked = JSON.parse(readFileSync(0, "utf-8"));
const hashes = asked.texts.map((text) => toHex(sha256(new TextEncoder().encode(text))));
const deals = asked.deals.map(({ secret, nonces, cards }) => {
  const key = keyOf(secret, nonces);
  const order = shuffled(Array.from({ length: cards }, (_, at) => at), key, "season 0");
  return [toHex(sha256(fromHex(secret))), numberOf(key), order];
});
const verdicts = asked.checks.map(({ deal, played, known }) => wrongWith(deal, played, known));
console.log(JSON.stringify({ hashes, deals, verdicts }));
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client's code for shuffles, as a script for Node."""
    script = tmp_path_factory.mktemp("client") / "script.mjs"
    bundle = ["--bundle", "--platform=node", "--format=esm", "--loader=ts", f"--outfile={script}"]
    subprocess.run(
        [WEB / "node_modules" / ".bin" / "esbuild", *bundle],
        cwd=WEB / "src",
        input=SCRIPT,
        text=True,
        check=True,
        capture_output=True,
        timeout=60,
    )
    return script


def answered(client: Path, **asked: Any) -> dict[str, Any]:
    """What the client makes of some questions."""
    run = subprocess.run(
        [which("node") or OWN_NODE, client],
        input=json.dumps({"texts": [], "deals": [], "checks": [], **asked}),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_the_client_shuffles_as_the_server_does(client: Path) -> None:
    texts = ["x" * length + "ů" for length in range(140)]
    deals = []
    for number in range(300):
        digits = sha256(str(number).encode()).hexdigest()
        nonces = tuple(digits[::-1] if seat % 2 else "" for seat in range(number % 5 + 1))
        deals.append((Deal(digits, nonces), number % 60))
    wish = [{"secret": one.secret, "nonces": [n or None for n in one.nonces], "cards": n} for one, n in deals]
    found = answered(client, texts=texts, deals=wish)
    assert found["hashes"] == [sha256(text.encode()).hexdigest() for text in texts]
    for (deal, cards), theirs in zip(deals, found["deals"], strict=True):
        key = key_in(number_of(deal)) or b""
        order = fair_order(range(cards), key, "season 0")
        assert theirs == [commitment(deal.secret), str(number_of(deal)), order]


def test_the_client_notices_whatever_was_changed(client: Path) -> None:
    deal = Deal("5" * 64, ("a" * 32, ""))
    number = number_of(deal)
    after = fair_order("abcde", key_in(number) or b"", "season 0")
    pile = {"label": "season 0", "before": list("abcde"), "after": after, "revealed": after[:3]}
    told = {
        "commitment": commitment(deal.secret),
        "nonces": ["a" * 32, None],
        "secret": deal.secret,
        "number": str(number),
        "shuffles": [pile],
        "wrong": "",
    }
    known = {"commitment": told["commitment"], "nonce": "a" * 32}
    nobody = {"commitment": "", "nonce": ""}
    cases = [
        (told, after[:3], known, None),
        (told, after[:2], nobody, None),
        ({**told, "secret": "6" * 64}, after[:3], nobody, "commitment"),
        (told, after[:3], {**known, "commitment": "0" * 64}, "commitment"),
        (told, after[:3], {**known, "nonce": "b" * 32}, "nonce"),
        ({**told, "nonces": ["b" * 32, None]}, after[:3], nobody, "shuffle"),
        ({**told, "shuffles": [{**pile, "after": after[::-1]}]}, after[:3], known, "shuffle"),
        ({**told, "shuffles": [{**pile, "revealed": after[1:]}]}, after[1:], known, "cards"),
        (told, after[1:4], known, "cards"),
        (told, [], known, "cards"),
    ]
    asked = [{"deal": deal, "played": played, "known": known} for deal, played, known, _ in cases]
    assert answered(client, checks=asked)["verdicts"] == [wrong for *_, wrong in cases]
