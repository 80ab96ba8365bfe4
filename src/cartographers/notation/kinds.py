"""The kinds of decisions and events, by their names in records, stored logs and messages."""

from cartographers.rules.card import AmbushCard, ExploreCard, HeroCard
from cartographers.rules.decision import Ambush, Declare, Destroy, Draw, Post
from cartographers.rules.event import Began, Committed, Revealed, Withdrawn
from cartographers.rules.state import Phase

#: The kind of each decision.
KIND_OF: dict[type, str] = {
    Draw: "draw",
    Declare: "declare",
    Ambush: "ambush",
    Post: "hero",
    Destroy: "destroy",
}
#: The kind of decision each phase asks for.
KIND_IN: dict[Phase, str] = {
    Phase.DRAW: KIND_OF[Draw],
    Phase.DECLARE: KIND_OF[Declare],
    Phase.AMBUSH: KIND_OF[Ambush],
    Phase.GAZE: KIND_OF[Destroy],
    Phase.HERO: KIND_OF[Post],
    Phase.RAVAGE: KIND_OF[Destroy],
}
#: The kind of decision a card is about, whether or not anyone has room for it; ruins cards are about none.
KIND_ON: dict[type, str] = {
    ExploreCard: KIND_OF[Draw],
    AmbushCard: KIND_OF[Ambush],
    HeroCard: KIND_OF[Post],
}
#: What a decision of each kind is called in an English sentence.
NOUNS: dict[str, str] = {
    "draw": "drawing",
    "declare": "declaration",
    "ambush": "ambush",
    "hero": "hero",
    "destroy": "cell to destroy",
}
#: The kind of each event of a log.
EVENT_KIND: dict[type, str] = {
    Began: "began",
    Revealed: "revealed",
    Committed: "committed",
    Withdrawn: "withdrawn",
}
