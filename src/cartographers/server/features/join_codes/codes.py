"""Six letters that stand for an invitation link for some hours, and give what the link gives."""

from secrets import choice

from cartographers.server.basics.client_network import Network
from cartographers.server.basics.errors import ComeAgain, Refusal
from cartographers.server.features.join_codes.messages import CodeRequest, CodeTarget, JoinCode
from cartographers.server.lobby.services import Services
from cartographers.server.storage.short_codes import Target

LENGTH = 6
#: Without vowels, which make words, and without letters that look like others or like digits.
ALPHABET = "BCDFGHJKMNPRSTWXZ"
#: Seconds for which a code works: an evening.
LIFETIME = 6 * 3600.0
#: The letters of Cyrillic keyboards that look like these letters of a code.
LOOK_LIKE = str.maketrans("\u0412\u0421\u041d\u041a\u041c\u0420\u0422\u0425", "BCHKMPTX")
#: What a try costs of a network's budget: with a right code little, so that a whole room can come at once.
_TRY, _WRONG = 0.02, 1.0


def typed(text: str) -> str:
    """A code as somebody typed it: without spaces and dashes, in capital letters of the Latin alphabet."""
    return "".join(text.split()).replace("-", "").upper().translate(LOOK_LIKE)


async def make(services: Services, request: CodeRequest) -> JoinCode:
    """The code for an invitation link; the same for whoever asks, until it is half as old as it gets."""
    target = _target(services, request)
    code = target and await services.store.short_codes.code_of(
        target, lambda: "".join(choice(ALPHABET) for _ in range(LENGTH)), services.clocks.wall(), LIFETIME
    )
    if not code:
        raise Refusal(404, "no-code", "This link leads to no game.")
    return JoinCode(code=code.code, until=code.until)


def _target(services: Services, request: CodeRequest) -> Target | None:
    """What an invitation is for; none if it is no invitation."""
    if request.tournament:
        return Target("tournament", request.tournament)
    game = services.seat_codes.game_of_table_code(request.invite)
    return Target("game", game) if game else None


async def find(services: Services, text: str, network: Network) -> CodeTarget:
    """The invitation that a typed code stands for. A network that tries many wrong ones has to wait."""
    await _spend(services, network, _TRY)
    code = typed(text)
    target = (
        await services.store.short_codes.target_of(code, services.clocks.wall())
        if len(code) == LENGTH
        else None
    )
    if target is None:
        await _spend(services, network, _WRONG)
        raise Refusal(404, "wrong-code", "No game or tournament has this code now.")
    if target.kind == "tournament":
        return CodeTarget(tournament=target.id)
    return CodeTarget(invite=services.seat_codes.table_code(target.id))


async def _spend(services: Services, network: Network, amount: float) -> None:
    if wait := await services.limits.join_codes.spend(network, amount):
        sentence = "Too many wrong codes from here; try again in {wait} {unit}."
        raise ComeAgain(429, "too-many-codes", sentence, seconds=wait)
