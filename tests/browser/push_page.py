"""A page whose browser is subscribed at the push service of a test; Chromium's own cannot be reached."""

from json import dumps

from playwright.sync_api import BrowserContext, CDPSession, Page, Worker

from server.push_service import Browser, Json

#: Only the subscription itself is made up; the server, the service worker and the notification are real.
_STUB = """{
const subscription = %s;
const made = {
  endpoint: subscription.endpoint,
  toJSON: () => {
    const { endpoint, ...keys } = subscription;
    return { endpoint, keys };
  },
  unsubscribe: async () => true,
};
globalThis.PushManager.prototype.subscribe = async (options) => {
  if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error("not what a browser takes");
  return made;
};
globalThis.PushManager.prototype.getSubscription = async () => made;
}
"""


def let_subscribe(context: BrowserContext, browser: Browser, origin: str) -> None:
    """Let the pages of a context subscribe at the push service of a test."""
    context.grant_permissions(["notifications"], origin=origin)
    context.add_init_script(_STUB % dumps(browser.subscription))


def worker_of(page: Page) -> Worker:
    """The service worker, once it controls the page."""
    page.evaluate(
        """() => new Promise((done) => {
            const { serviceWorker } = navigator;
            if (serviceWorker.controller) done();
            else serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
        })"""
    )
    return page.context.service_workers[0]


def deliver(page: Page, origin: str, message: Json) -> None:
    """Have the browser receive a push message, as if it came from its push service."""
    session: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[0], "data": dumps(message)},
    )
    session.detach()


def notifications(worker: Worker) -> list[Json]:
    """The notifications that are shown."""
    shown: list[Json] = worker.evaluate(
        "async () => (await self.registration.getNotifications())"
        ".map(({ title, body, lang, data }) => ({ title, body, lang, data }))"
    )
    return shown


def press(worker: Worker) -> list[str]:
    """Press the only notification; the addresses that are opened."""
    # A script cannot press a notification, so the handler of the worker is called as the browser would.
    opened: list[str] = worker.evaluate(
        """async () => {
            const opened = [];
            const open = async (address) => void opened.push(address);
            Object.defineProperty(self.clients, "openWindow", { value: open, configurable: true });
            const [notification] = await self.registration.getNotifications();
            let work;
            const event = Object.assign(new Event("notificationclick"), {
                notification,
                waitUntil: (promise) => { work = promise; },
            });
            self.dispatchEvent(event);
            await work;
            return opened;
        }"""
    )
    return opened


def renew_subscription(worker: Worker, browser: Browser) -> None:
    """Let a browser end its subscription; a new one is made at the push service of a test."""
    worker.evaluate(_STUB % dumps(browser.subscription) + "undefined")
    # A script cannot end a subscription as a browser does, so the handler of the worker is called.
    worker.evaluate(
        """async () => {
            let work;
            const waitUntil = (promise) => { work = promise; };
            self.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), { waitUntil }));
            await work;
        }"""
    )


def hide(page: Page, hidden: bool = True) -> None:
    """Let a page believe that its tab is hidden or shown again."""
    page.evaluate(
        """(state) => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        "hidden" if hidden else "visible",
    )
