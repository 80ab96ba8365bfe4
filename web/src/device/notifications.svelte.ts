/** Notifications of this device: asked for and ended by the player, sent by the server through the browser's push service. */
import { api } from "../server/api";
import { onSwitch } from "../words/language";

/** Why there can be no notifications: the address has no HTTPS, the browser has none, or it does not allow them. */
type Hindrance = "insecure" | "none" | "denied";

let on = $state(false);
let hindrance = $state<Hindrance | "">("");

function found(): Hindrance | "" {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "none";
  return Notification.permission === "denied" ? "denied" : "";
}

const ready = () => navigator.serviceWorker.ready;

/** Sends the subscription to the server, which stores it with the language of the page. */
async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys } = subscription.toJSON();
  await api.subscribe({ endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
}

async function current(): Promise<PushSubscription | null> {
  return (await (await ready()).pushManager.getSubscription()) ?? null;
}

export const notifications = {
  get on(): boolean {
    return on;
  },
  get hindrance(): Hindrance | "" {
    return hindrance;
  },
  /** Finds out whether they are on; after a change of language the server is told the new one. */
  async look(): Promise<void> {
    hindrance = found();
    if (hindrance) return;
    on = Notification.permission === "granted" && (await api.push()).subscribed;
  },
  /** Asks for permission, then subscribes. */
  async turnOn(): Promise<void> {
    await Notification.requestPermission();
    hindrance = found();
    if (Notification.permission !== "granted") return;
    const { key } = await api.push();
    const { pushManager } = await ready();
    await send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    on = true;
  },
  async turnOff(): Promise<void> {
    on = false;
    await api.unsubscribe();
    await (await current())?.unsubscribe();
  },
  /** Sends one at once; true if the push service has taken it. */
  async tryOut(): Promise<boolean> {
    return (await api.tryPush()).delivered;
  },
};

onSwitch(() => {
  if (on) void current().then((subscription) => subscription && send(subscription)).catch(() => undefined);
});
