"""The client shuffles as the server does, so that a browser can check a deal."""

import json
import subprocess
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from cartographers.notation.deal import Deal
from cartographers.table.dealer import shuffled
from cartographers.table.fair import commitment, first_number, number_of
from house.test_protocol_is_fresh import OWN_NODE, WEB

#: Bundles the code that checks a deal, and answers each line of JSON with what it finds out.
SCRIPT = """
import { fromHex, sha256, toHex } from "./common/fair/hash";
import { keysOf, shuffled } from "./common/fair/shuffle";
import { wrongWith } from "./common/fair/check";
import { readFileSync } from "node:fs";
const asked = JSON.parse(readFileSync(0, "utf-8"));
const hashes = asked.texts.map((text) => toHex(sha256(new TextEncoder().encode(text))));
const deals = asked.deals.map(({ secret, nonces, late, cards }) => {
  const { first, rest, number } = keysOf(secret, nonces, late);
  const pile = Array.from({ length: cards }, (_, at) => at);
  const orders = [first, rest].map((key) => shuffled(pile, key, "season 0"));
  return [toHex(sha256(fromHex(secret))), number, ...orders];
});
const verdicts = asked.checks.map(({ deal, played, known, whole }) =>
  wrongWith(deal, played, known, whole));
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
        late = tuple(seat for seat, nonce in enumerate(nonces) if nonce and (seat + number) % 3 == 0)
        deals.append((Deal(digits, nonces, late), number % 60))
    wish = [
        {
            "secret": one.secret,
            "nonces": [nonce or None for nonce in one.nonces],
            "late": one.late,
            "cards": cards,
        }
        for one, cards in deals
    ]
    found = answered(client, texts=texts, deals=wish)
    assert found["hashes"] == [sha256(text.encode()).hexdigest() for text in texts]
    for (deal, cards), theirs in zip(deals, found["deals"], strict=True):
        number = number_of(deal)
        orders = [shuffled(range(cards), one, "season 0") for one in (first_number(number), number)]
        assert theirs == [commitment(deal.secret), str(number), *orders]


def test_the_client_notices_whatever_was_changed(client: Path) -> None:
    number = number_of(Deal("5" * 64, ("a" * 32, "")))
    after = shuffled("abcde", number, "season 0")
    pile = pile_of("season 0", "abcde", number, 3)
    told = {
        "commitment": commitment("5" * 64),
        "nonces": ["a" * 32, None],
        "late": [],
        "secret": "5" * 64,
        "number": str(number),
        "shuffles": [pile],
        "wrong": "",
    }
    known = {"commitment": told["commitment"], "nonce": "a" * 32}
    nobody = {"commitment": "", "nonce": ""}
    cases = [
        (told, after[:3], known, None),
        (told, after[:2], nobody, "cards"),
        ({**told, "secret": "6" * 64}, after[:3], nobody, "commitment"),
        (told, after[:3], {**known, "commitment": "0" * 64}, "commitment"),
        (told, after[:3], {**known, "nonce": "b" * 32}, "nonce"),
        ({**told, "nonces": ["b" * 32, None]}, after[:3], nobody, "shuffle"),
        ({**told, "shuffles": [{**pile, "after": after[::-1]}]}, after[:3], known, "shuffle"),
        ({**told, "shuffles": [{**pile, "revealed": after[1:]}]}, after[1:], known, "cards"),
        (told, after[1:4], known, "cards"),
        (told, [], known, "cards"),
    ]
    asked = [
        {"deal": deal, "played": {"cards": cards, "edicts": [], "skills": []}, "known": known, "whole": True}
        for deal, cards, known, _ in cases
    ]
    early = [{**one, "whole": False} for one in asked]
    assert answered(client, checks=asked)["verdicts"] == [wrong for *_, wrong in cases]
    of_early = [None if cards in (after[:2], []) else wrong for _, cards, _, wrong in cases]
    assert answered(client, checks=early)["verdicts"] == of_early


def pile_of(
    label: str, cards: str, number: int, taken: int, late: bool = False, known: Sequence[str] = ()
) -> dict[str, Any]:
    """A pile as the server tells of it."""
    after = shuffled(cards, number, label)
    revealed = [card for card in after if card not in known][:taken]
    return {
        "label": label,
        "before": list(cards),
        "after": after,
        "revealed": revealed,
        "late": late,
        "known": list(known),
    }


def test_the_client_checks_late_nonces_edicts_and_skills_too(client: Path) -> None:
    number = number_of(Deal("5" * 64, ("a" * 32, "b" * 32), (1,)))
    first = first_number(number)
    opening = pile_of("season 0", "abcde", first, 1)
    rest = pile_of("season 0", "abcde", number, 2, late=True, known=opening["revealed"])
    tops = [pile_of(label, cards, first, 1) for label, cards in (("forest", "fgh"), ("village", "vwx"))]
    edicts = pile_of("edicts", "".join(top["after"][0] for top in tops), first, 2)
    skills = pile_of("skills", "stu", first, 2)
    told = {
        "commitment": commitment("5" * 64),
        "nonces": ["a" * 32, "b" * 32],
        "late": [1],
        "secret": "5" * 64,
        "number": str(number),
        "shuffles": [*tops, edicts, skills, opening, rest],
    }
    played = {
        "cards": opening["revealed"] + rest["revealed"],
        "edicts": edicts["revealed"],
        "skills": skills["revealed"],
    }
    skipping = pile_of("season 0", "abcde", number, 2, late=True, known=rest["revealed"][:1])
    unlike = opening["revealed"] + skipping["revealed"]
    others = {**edicts, **pile_of("edicts", "gh", first, 2)}
    cases = [
        (told, played, None),
        ({**told, "shuffles": told["shuffles"][3:]}, {**played, "edicts": ["chosen"]}, None),
        ({**told, "late": []}, played, "shuffle"),
        ({**told, "shuffles": [opening, {**rest, "late": False}]}, played, "shuffle"),
        ({**told, "shuffles": [opening, {**rest, "known": []}]}, played, "cards"),
        ({**told, "shuffles": [opening, skipping]}, {**played, "cards": unlike}, "cards"),
        (told, {**played, "edicts": edicts["revealed"][::-1]}, "setup"),
        (told, {**played, "skills": ["s", "t", "u"]}, "setup"),
        (
            {**told, "shuffles": [*tops, others, opening, rest]},
            {**played, "edicts": others["revealed"]},
            "setup",
        ),
    ]
    known = {"commitment": told["commitment"], "nonce": "b" * 32}
    asked = [{"deal": deal, "played": played, "known": known, "whole": True} for deal, played, _ in cases]
    assert answered(client, checks=asked)["verdicts"] == [wrong for *_, wrong in cases]
