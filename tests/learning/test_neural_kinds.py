"""The kinds of games that a net is trained with, and where its policy answers for their actions."""

import jax.numpy as jnp
import numpy as np
import pytest
from training.neural.games import Games
from training.neural.kinds import kinds, kinds_of_sheets, kinds_of_suites, seen_in
from training.neural.larger import with_common_words, with_more_channels, with_wider_policy, with_words
from training.neural.net import logits_at
from training.neural.places import Places
from training.neural.selfplay import SelfPlay
from training.neural.trainer import Plan, Trainer
from training.neural.turns import Play, Widths

from cartographers.boxes import shelf
from cartographers.contest.suite import SUITES
from cartographers.players.neural.arithmetic import NUMPY, prepared
from cartographers.players.neural.network import Answer, answer, weight_shapes
from cartographers.players.neural.numbers import Moment, numbers
from cartographers.players.neural.vocabulary import POST, SKILL, vocabulary
from cartographers.players.neural.weights import Net
from cartographers.rules.area import CELLS
from cartographers.rules.card import ExploreCard, HeroCard
from cartographers.sim.names import Ask
from cartographers.table.plan import Plan as TablePlan
from cartographers.table.plan import deal
from players.neural.nets import SIZE, random_net

BOXES = ("base", "heroes", "ambush")
BASE_CARDS = {card.key for card in shelf().boxes["base"].explore} | {
    card.key for card in shelf().boxes["base"].ruins
}
BASE_EDICTS = [edict.key for edict in shelf().boxes["base"].edicts[::4]]


@pytest.fixture(scope="module")
def everything() -> list[Games]:
    return kinds(BOXES, ("A", "C"), skill_sets=3)


def test_each_sheet_is_played_with_its_box_and_three_sets_have_all_skills(everything: list[Games]) -> None:
    setups = [one.tables.setup for one in everything]
    assert [(one.sheet, one.explore, one.heroes, len(one.skills)) for one in setups] == [
        *(("A", "base", False, many) for many in (0, 3, 3, 3)),
        *(("C", "heroes", True, many) for many in (0, 3, 3, 3)),
    ]
    assert all(len(one.ambushes) == 8 for one in setups)
    plain, skilled, *_ = seen_in(everything)
    assert not plain.skills and set(skilled.skills) == set(shelf().skills)


def test_a_net_of_these_games_covers_their_deals_and_no_others(everything: list[Games]) -> None:
    trained = seen_in(everything)

    def covered(plan: TablePlan) -> bool:
        return any(one.covers(deal(shelf(), plan, 5)) for one in trained)

    assert covered(TablePlan(sheet="A", skills=True)) and covered(TablePlan(sheet="C", heroes=True))
    assert covered(TablePlan(sheet="A", seats=2)) and not covered(TablePlan(sheet="B"))
    assert not covered(TablePlan(sheet="A", stacks=("base", "heroes")))


@pytest.mark.parametrize(
    ("boxes", "sheets", "says"),
    [
        (("base", "attic"), ("A",), "no box 'attic'"),
        (("base",), ("Z",), "no sheet 'Z'"),
        (("base",), ("C",), "is from the box 'heroes'"),
    ],
)
def test_what_cannot_be_trained_is_refused_with_a_sentence(
    boxes: tuple[str, ...], sheets: tuple[str, ...], says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        kinds(boxes, sheets)


def test_kinds_are_named_by_their_sheet_and_the_boxes_added() -> None:
    boxes, names = ("heroes", "ambush", "skills"), ("C", "D+ambush", "C+skills", "D+ambush+skills")
    setups = [one.tables.setup for one in kinds_of_sheets(boxes, names)]
    assert [(one.sheet, len(one.ambushes), len(one.skills)) for one in setups] == [
        *(("C", 4, 0), ("D", 8, 0), ("C", 4, 3), ("D", 8, 3)),
    ]
    assert not set(setups[2].skills) & set(setups[3].skills)
    with pytest.raises(ValueError, match=r"C\+skills has 'skills', which is not among the boxes heroes"):
        kinds_of_sheets(("heroes",), ["C+skills"])


def test_the_games_of_a_suite_are_those_of_its_plan() -> None:
    (games,) = kinds_of_suites(("base", "heroes", "ambush", "skills"), ["B-everything"])
    plan = SUITES["B-everything"].plan
    assert any(one.covers(deal(shelf(), plan, 1)) for one in seen_in([games]))
    assert games.tables.setup.stacks == plan.stacks and len(games.tables.setup.ambushes) == 12
    with pytest.raises(ValueError, match="no suite 'Z-base'"):
        kinds_of_suites(BOXES, ["Z-base"])


def test_a_net_with_more_words_answers_as_before() -> None:
    net, known = random_net(), vocabulary(shelf(), (*BOXES, "skills"))
    more = with_words(net, known)
    old, new = _answers(net), _answers(more)
    rows = [known.edicts.index(edict) for edict in net.known.edicts]
    assert np.allclose(old.parts, new.parts[:, [*rows, -2, -1]], atol=1e-5)
    drawings = [known.drawings.index(one) for one in net.known.drawings]
    assert np.allclose(old.policy, new.policy[..., drawings], atol=1e-5)
    assert not np.delete(new.policy, drawings, -1).any()
    with pytest.raises(ValueError, match="has words for"):
        with_words(more, net.known)


def test_a_net_that_forgets_the_words_of_other_boxes_keeps_those_in_common() -> None:
    net = random_net()
    fewer = with_common_words(with_words(net, vocabulary(shelf(), (*BOXES, "skills"))), net.known)
    for one, other in zip(_answers(net), _answers(fewer), strict=True):
        assert np.allclose(one, other, atol=1e-5)
    others = vocabulary(shelf(), ("heroes",))
    moved, both = with_common_words(net, others), set(net.known.drawings) & set(others.drawings)
    assert not set(others.edicts) & set(net.known.edicts) and 0 < len(both) < len(others.drawings)
    for drawing in others.drawings:
        now = moved.weights["drawings"][:, others.drawings.index(drawing)]
        before = net.weights["drawings"][:, net.known.drawings.index(drawing)] if drawing in both else 0.0
        assert np.allclose(now, before)


def test_a_net_with_a_wider_policy_answers_as_before() -> None:
    net = random_net()
    wider = with_wider_policy(net, net.size.policy + 5)
    assert wider.weights["policy"].shape[-1] == wider.size.policy == net.size.policy + 5
    assert wider.weights["policy"][..., -1].any()
    assert np.allclose(_answers(net).policy, _answers(wider).policy, atol=1e-5)
    with pytest.raises(ValueError, match="which is more than"):
        with_wider_policy(wider, net.size.policy)


def test_a_net_with_more_channels_answers_as_before_and_can_learn_with_them() -> None:
    net = random_net()
    larger = with_more_channels(net, net.size.channels + 3)
    assert larger.size.channels == net.size.channels + 3
    assert {name: one.shape for name, one in larger.weights.items()} == weight_shapes(larger.size, net.known)
    assert larger.weights["stem"][..., -1].any() and larger.weights["0.first"][..., -1].any()
    for one, other in zip(_answers(net), _answers(larger), strict=True):
        assert np.allclose(one, other, atol=1e-5) and np.ptp(one) > 0.1
    with pytest.raises(ValueError, match="which is more than"):
        with_more_channels(larger, net.size.channels)


def _answers(net: Net) -> Answer:
    """What a net says of a position of the base box without planes."""
    table = kinds(("base",), ("A",))[0].table
    left = [1.0 if key in BASE_CARDS else 0.0 for key in net.known.cards]
    nothing = [0] * len(net.known.ambushes)
    edicts = [net.known.edicts.index(key) for key in BASE_EDICTS]
    skills = [0] * len(net.known.skills)
    now = Moment(1, 2, 3, 4, 1, 1, 2, 0, edicts, [5, 6, 7, 8], left, 60, nothing, nothing, skills, skills)
    told = np.array([numbers(net.known, table, now)], np.float32)
    planes = np.zeros((CELLS, 1, net.known.planes), np.float32)
    return answer(NUMPY, net.size, prepared(net.weights), planes, told)


def test_games_with_other_words_are_not_learned_from_together() -> None:
    with pytest.raises(ValueError, match="the same words"):
        Trainer([*kinds(("base",), ("A",)), *kinds(BOXES, ("C",))], Plan(), 1)
    with pytest.raises(ValueError, match="other boxes"):
        Trainer(kinds(BOXES, ("A",)), Plan(), 1, random_net())


def test_each_action_has_the_place_of_its_drawing(everything: list[Games]) -> None:
    games = everything[-1]
    tables, known, places = games.tables, games.known, games.places
    heroes = []
    for number, card in enumerate(tables.cards):
        slots, words = tables.slots[number], [known.drawings[at] for at in places.plain[number]]
        if isinstance(card, ExploreCard):
            pairs = [(terrain, slot) for terrain in tables.terrains[number] for slot in slots]
            assert words[: len(pairs)] == [(int(terrain), slot.pose.cells) for terrain, slot in pairs]
        if isinstance(card, HeroCard):
            heroes += words[: len(slots)]
    assert len(set(heroes)) == len(heroes) > 4 and {word for word, _ in heroes} == {POST}
    skills = [known.drawings[at] for at in places.skill]
    assert {known.skills[at] for _, at in skills} == set(tables.setup.skills)
    assert {word for word, _ in skills} == {SKILL}
    assert places.with_skill.shape == (len(tables.cards), len(skills))


def test_the_row_of_an_action_follows_what_is_asked(everything: list[Games]) -> None:
    places: Places = everything[-1].places
    asks = np.array([Ask.DRAW, Ask.DRAW, Ask.TARGET, Ask.RAVAGE, Ask.BESIDES, Ask.DECLARE])
    fallback = np.array([False, True, False, False, False, False])
    rows = places.row(np.full(len(asks), 3), asks, fallback, np.where)
    first = len(everything[-1].tables.cards)
    assert rows.tolist() == [3, first, first + 1, first + 2, first + 3, first + 3]


def test_a_skill_adds_its_own_logit_to_that_of_the_drawing() -> None:
    policy = jnp.arange(2.0 * 121 * 3).reshape(2, 121, 3)
    places = jnp.array([[[5, 121 * 3], [5, 7]], [[0, 1], [2, 121 * 3]]])
    assert logits_at(policy, places).tolist() == [[5, 12], [363 + 364, 365]]


def test_the_best_are_played_on_in_more_futures_and_all_futures_count_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = Play(Widths(rated=3), futures=2, again=2, more_futures=4)
    asked = []

    def futures(
        self: SelfPlay, play: Play, weights: object, after: object, do: object, key: object
    ) -> object:
        asked.append((play.futures, play.widths.rated, np.asarray(do).tolist()))
        return jnp.full((1, 2, 4, 4), 30.0)

    monkeypatch.setattr(SelfPlay, "futures", futures)
    # Stars are the first three parts less the fourth, so these are 2, 6 and 4 in each of four seasons.
    reached = jnp.array([1.0, 3.0, 2.0])[None, :, None, None] * jnp.ones((1, 3, 4, 4))
    one = SelfPlay(kinds(("base",), ("A",))[0], SIZE, jnp.float32)
    found = one.once_more(play, {}, (jnp.arange(3), jnp.arange(3)), reached, None)  # type: ignore[arg-type]
    assert asked == [(4, 2, [1, 2])]
    assert np.allclose(found[0, :, 0, 0], [1.0, (2 * 3.0 + 4 * 30.0) / 6, (2 * 2.0 + 4 * 30.0) / 6])


def test_a_pupil_is_taught_without_futures_and_learns_the_likings_too() -> None:
    plan = Plan(first_phase=0.5)
    taught, alone = plan.play(0, taught=True), plan.play(1)
    assert (taught.futures, taught.liking) == (0, 1.0) and (alone.futures, alone.liking) == (8, 0.0)
    assert plan.lesson(0, taught=True).futures and not plan.lesson(0).futures


def test_the_luck_of_games_counts_as_planned() -> None:
    planned = Plan(luck=0.5, differences=3.0).lesson(1.0)
    assert (planned.luck, planned.differences) == (0.5, 3.0)
