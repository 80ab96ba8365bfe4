"""Routes for being notified: push subscriptions of this device, the webhook of a game."""

from typing import Annotated

from fastapi import APIRouter, Depends

from cartographers.server.features.notices import asking
from cartographers.server.features.notices.feature import NoticesFeature
from cartographers.server.features.notices.messages import (
    PushState,
    Sent,
    SubscriptionRequest,
    WebhookRequest,
    WebhookState,
)
from cartographers.server.features.notices.notices import Notices
from cartographers.server.http.dependencies import (
    CreationLimit,
    Device,
    LinkedDevice,
    LobbyDep,
    RoomDep,
    ServicesDep,
    refusals,
)
from cartographers.server.http.json_body import JsonRoute
from cartographers.server.http.language import WordsDep

router = APIRouter(route_class=JsonRoute, prefix="/api", tags=["notices"])


async def _notices(lobby: LobbyDep) -> Notices:
    return lobby.feature(NoticesFeature).notices


NoticesDep = Annotated[Notices, Depends(_notices)]


@router.get("/push", summary="Is this device notified?", responses=refusals())
async def get_push(notices: NoticesDep, device: LinkedDevice) -> PushState:
    """With the key that a browser needs for a subscription (`applicationServerKey`)."""
    return await asking.push_state(notices, device)


@router.post("/push", summary="Notify this device", responses=refusals(403), dependencies=[CreationLimit])
async def subscribe(
    request: SubscriptionRequest,
    services: ServicesDep,
    notices: NoticesDep,
    device: LinkedDevice,
    words: WordsDep,
) -> PushState:
    """In the language of the request. A second subscription of the device replaces the first."""
    return await asking.subscribe(services, notices, request, device, words.language)


@router.delete("/push", summary="Do not notify this device any more", responses=refusals(403))
async def unsubscribe(notices: NoticesDep, device: LinkedDevice) -> PushState:
    """It can be asked for again at any time."""
    return await asking.unsubscribe(notices, device)


@router.post(
    "/push/test",
    summary="Notify this device once, as a test",
    responses=refusals(403, 404),
    dependencies=[CreationLimit],
)
async def try_push(notices: NoticesDep, device: LinkedDevice) -> Sent:
    """The answer says whether the push service has taken the message."""
    return await asking.try_push(notices, device)


@router.get("/games/{id}/webhook", summary="The webhook of a game", responses=refusals(404))
async def get_webhook(notices: NoticesDep, room: RoomDep, device: Device) -> WebhookState:
    """Only the maker of the game is told its URL and its secret."""
    return await asking.webhook_of(notices, room, device)


@router.post(
    "/games/{id}/webhook",
    summary="Set the webhook of a game",
    responses=refusals(403, 404),
    dependencies=[CreationLimit],
)
async def set_webhook(
    request: WebhookRequest,
    services: ServicesDep,
    notices: NoticesDep,
    room: RoomDep,
    device: Device,
    words: WordsDep,
) -> WebhookState:
    """A `WebhookMessage` is posted to it after each step and each season and at the end.

    Its text is in the language of the request.

    The header `X-Cartographers-Signature` is `sha256=` and the HMAC of the body with the secret.
    """
    return await asking.set_webhook(services, notices, room, request, device, words.language)


@router.delete("/games/{id}/webhook", summary="Remove the webhook of a game", responses=refusals(403, 404))
async def remove_webhook(notices: NoticesDep, room: RoomDep, device: Device) -> WebhookState:
    """Nothing more is sent to it."""
    return await asking.remove_webhook(notices, room, device)


@router.post(
    "/games/{id}/webhook/test",
    summary="Send a test to the webhook of a game",
    responses=refusals(403, 404),
    dependencies=[CreationLimit],
)
async def try_webhook(notices: NoticesDep, room: RoomDep, device: Device) -> Sent:
    """The answer says whether the other server has taken the message."""
    return await asking.try_webhook(notices, room, device)
