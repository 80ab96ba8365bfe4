"""A net with more words or channels than it had: what it has learned stays, what is new counts nothing."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from cartographers.players.neural.network import weight_shapes
from cartographers.players.neural.vocabulary import SEASONS, Vocabulary
from cartographers.players.neural.weights import Net

#: The numbers of a vocabulary that are the same in all (see ``numbers``).
_SAME = 12
#: The numbers about skills that are not about one of them.
_ABOUT_SKILLS = ("used", "amid", "time")


def with_words(net: Net, known: Vocabulary) -> Net:
    """The net with other words; raises ``ValueError`` if it has words that are not among them.

    It answers as before wherever it had words. A net without words for ambushes is told nothing of them.
    """
    if net.known == known:
        return net
    missing = _missing(net.known, known)
    if missing:
        raise ValueError(f"the net has words for {missing[0]!r}, which are not among those of these boxes")
    return with_common_words(net, known)


def with_common_words(net: Net, known: Vocabulary) -> Net:
    """The net with other words; what it knew of words that are not among them is forgotten."""
    weights = {name: np.zeros(shape, np.float32) for name, shape in weight_shapes(net.size, known).items()}
    told = _places(_numbers(net.known), _numbers(known))
    parts = _places(_parts(net.known), _parts(known))
    drawings = _places(net.known.drawings, known.drawings)
    for name, old in net.weights.items():
        match name:
            case "told":
                weights[name][told.new] = old[told.old]
            case "stem":
                weights[name][: net.known.planes] = old
            case "parts" | "parts.bias":
                weights[name][..., parts.new] = old[..., parts.old]
            case "drawings" | "drawings.told":
                weights[name][..., drawings.new] = old[..., drawings.old]
            case _:
                weights[name] = old
    return net._replace(known=known, weights=weights)


def with_more_channels(net: Net, channels: int, seed: int = 0) -> Net:
    """The net with more channels for each cell, which count nothing at first.

    What leads to them is random and what they lead to is zero: with zeros on both sides they could not learn.
    """
    old = net.size.channels
    if channels < old:
        raise ValueError(f"the net has {old} channels, which is more than {channels}")
    size, rng = net.size._replace(channels=channels), np.random.default_rng(seed)
    shapes = weight_shapes(size, net.known)

    def random(name: str) -> Any:
        return rng.standard_normal(shapes[name]) * np.sqrt(2.0 / np.prod(shapes[name][:-1]))

    weights = dict(net.weights)
    for name, given in net.weights.items():
        if given.shape == shapes[name]:
            continue
        kind = name.split(".")[-1]
        made = random(name) if kind in ("stem", "start", "first") else np.zeros(shapes[name])
        match kind:
            case "first":
                made[..., :old] = 0.0
                made[:, :, :old, :old] = given
            case "second":
                made[:, :, :old, :old] = given
            case "policy":
                made[:, :, :old] = given
            case "film":
                made.reshape(-1, size.blocks, 2, channels)[..., :old] = given.reshape(-1, size.blocks, 2, old)
            case "pool" | "value":
                # The means of all channels, then their maxima, and then what is no channel.
                made[:old, : given.shape[1]] = given[:old]
                made[channels : channels + old, : given.shape[1]] = given[old : 2 * old]
                made[2 * channels :, : given.shape[1]] = given[2 * old :]
            case _:
                made[..., :old] = given
        weights[name] = made.astype(np.float32)
    return net._replace(size=size, weights=weights)


def with_wider_policy(net: Net, wide: int, seed: int = 0) -> Net:
    """The net with more channels for its policy, which count nothing at first.

    Their own weights are random: with zeros on both sides they could not learn.
    """
    more = wide - net.size.policy
    if more < 0:
        raise ValueError(f"the net has {net.size.policy} channels for its policy, which is more than {wide}")
    kernel = net.weights["policy"]
    scale = np.sqrt(2.0 / np.prod(kernel.shape[:-1]))
    random = scale * np.random.default_rng(seed).standard_normal((*kernel.shape[:-1], more))
    weights = dict(net.weights)
    weights["policy"] = np.concatenate([kernel, random.astype(np.float32)], -1)
    weights["policy.bias"] = np.pad(net.weights["policy.bias"], (0, more))
    weights["drawings"] = np.pad(net.weights["drawings"], ((0, more), (0, 0)))
    return net._replace(size=net.size._replace(policy=wide), weights=weights)


class _Places(NamedTuple):
    """The places of the words that two nets have in common."""

    old: list[int]
    new: list[int]


def _places(old: Sequence[Any], new: Sequence[Any]) -> _Places:
    at = {word: place for place, word in enumerate(new)}
    both = [(place, at[word]) for place, word in enumerate(old) if word in at]
    return _Places([one for one, _ in both], [other for _, other in both])


def _missing(old: Vocabulary, new: Vocabulary) -> list[Any]:
    """The words of one vocabulary that another has not."""
    pairs = [(words(old), words(new)) for words in (_numbers, _parts)] + [(old.drawings, new.drawings)]
    return [word for words, others in pairs for word in words if word not in others]


def _numbers(known: Vocabulary) -> Sequence[Any]:
    """What each number of a vocabulary is about, in their order."""
    return list(_each_number(known))


def _each_number(known: Vocabulary) -> Iterator[Any]:
    yield from ((edict, which) for edict in known.edicts for which in range(3))
    yield from ((card, "left") for card in known.cards)
    yield from (("season", number) for number in range(SEASONS))
    yield from (("same", number) for number in range(_SAME))
    yield from ((ambush, which) for which in ("to come", "come") for ambush in known.ambushes)
    yield from ((skill, which) for which in ("open", "payable") for skill in known.skills)
    yield from ((word, "skills") for word in _ABOUT_SKILLS if known.skills)


def _parts(known: Vocabulary) -> Sequence[Any]:
    rows = (*known.edicts, "coins", "monsters")
    return [(row, season) for row in rows for season in range(SEASONS)]
