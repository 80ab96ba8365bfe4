/**
 * The service worker: opens the app without the network, and shows the notifications that the server sends.
 *
 * A version keeps all its scripts, so that a table that is open while the server is updated can still load the parts
 * it has not used yet. A new version waits until no page uses the old one. Answers of the API are never kept, but for
 * the engine, the catalogue and the rules: whoever wants the pages for paper without a network keeps those too.
 */
import type { PushMessage, PushState } from "../src/server/protocol";

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: a name for this version, and the files that it keeps, below the home page. */
declare const VERSION: string;
declare const FILES: readonly string[];
/** Set by the build: the files of the engine. */
declare const ENGINE_FILES: readonly string[];

/** The home page, which lies where this script does: `/`, or `/cartographers/` where the app has a part of a domain. */
const PAGE = new URL(".", location.href).pathname;
/** Other apps may have other parts of the domain, and the caches of a domain are all together. */
const PREFIX = PAGE === "/" ? "cartographers-" : `cartographers:${PAGE}-`;
const CACHE = PREFIX + VERSION;
/** The cache of the engine, if the page has made one. It outlives the versions. */
const ENGINE = PAGE === "/" ? "engine" : `engine:${PAGE}`;
/** That of a version which waits until no page uses the old one: when its time has come there may be no network. */
const NEXT_ENGINE = `${ENGINE}-${VERSION}`;
/** Answers that are the same for everybody; what a host has switched off is kept only from a static site. */
const FACTS = /^api\/(?:engine|catalogue|site|guide\/[a-z]+|nets\/[a-z-]+\.npz)$/;
const EMBEDDED = /^study\/[^/]+\/embed$/;
/** How long to wait for the page from the server before the one that was kept is shown, in milliseconds. */
const PATIENCE = 5_000;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) => event.waitUntil(dropOlder()));
self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request.url);
  if (event.request.method !== "GET" || name === null) return;
  if (FACTS.test(name)) event.respondWith(fact(event.request));
  // What other sites show in a frame has a policy of its own, which only the server gives.
  else if (name.startsWith("api/") || EMBEDDED.test(name)) return;
  else if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (name.startsWith("assets/") || FILES.includes(name)) event.respondWith(file(event.request));
});

/** The part of an address below the home page; null if it lies elsewhere. */
function nameOf(url: string): string | null {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && pathname.startsWith(PAGE) ? pathname.slice(PAGE.length) : null;
}

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Files with a hash in their name may come from the browser's own cache, where the first visit has put them.
  await cache.addAll(FILES.map((name) => new Request(name, name.startsWith("assets/") ? {} : { cache: "no-cache" })));
  if (await caches.has(ENGINE)) await keepNextEngine();
}

const namesIn = async (cache: Cache): Promise<string[]> => (await cache.keys()).flatMap(({ url }) => nameOf(url) ?? []);

/** Keeps what the engine of this version has besides what is kept, and all answers anew. */
async function keepNextEngine(): Promise<void> {
  // A version that waited is not waited for any more.
  const waited = (await caches.keys()).filter((name) => name.startsWith(`${ENGINE}-`));
  await Promise.all(waited.map((name) => caches.delete(name)));
  const kept = await caches.open(ENGINE).then(namesIn);
  const wanted = [...ENGINE_FILES.filter((name) => !kept.includes(name)), ...kept.filter((name) => FACTS.test(name))];
  await (await caches.open(NEXT_ENGINE)).addAll(wanted);
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  // The game may have been kept after this version was installed; without a network the old one stays.
  const keep = () => keepNextEngine().then(() => true, () => false);
  if (names.includes(NEXT_ENGINE) || (names.includes(ENGINE) && (await keep()))) await renewEngine();
  await self.clients.claim();
}

/** Puts the engine of this version into the place of the last one. */
async function renewEngine(): Promise<void> {
  const [engine, next] = await Promise.all([caches.open(ENGINE), caches.open(NEXT_ENGINE)]);
  for (const request of await next.keys()) {
    const answer = await next.match(request);
    if (answer) await engine.put(request, answer);
  }
  const old = (await namesIn(engine)).filter((name) => !FACTS.test(name) && !ENGINE_FILES.includes(name));
  await Promise.all(old.map((name) => engine.delete(name)));
  await caches.delete(NEXT_ENGINE);
}

/** The answer of the server, or else the one that was kept. */
async function fact(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (reason) {
    const kept = await caches.match(request.url, { cacheName: ENGINE, ignoreVary: true });
    if (kept) return kept;
    throw reason;
  }
}

/** The newest page if the server answers, or else the one that was kept, which says that the network is away. */
async function page(request: Request): Promise<Response> {
  const kept = async () => {
    const answer = await caches.match(PAGE, { cacheName: CACHE });
    if (!answer) return Response.error();
    // That of a static site has relative addresses, and is shown at many.
    const content = (await answer.text()).replaceAll('="./', `="${PAGE}`);
    return new Response(content, { headers: answer.headers });
  };
  const late = new Promise<Response>((done) => setTimeout(() => void kept().then(done), PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    // A static host knows no address but that of the home page.
    return answer.status === 404 || answer.status >= 500 ? await kept() : answer;
  } catch {
    return kept();
  }
}

/** A file of any version that is kept; one that is not is kept from now on. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => event.waitUntil(notify(event.data?.json() as PushMessage)));

async function notify(message: PushMessage): Promise<void> {
  const pages = await pagesOf(message.game);
  if (pages.some(({ visibilityState }) => visibilityState === "visible")) return;
  await self.registration.showNotification(message.title, {
    body: message.body,
    lang: message.language,
    // One notification for each game: a new one replaces the last.
    tag: message.kind === "note" || message.kind === "knock" ? `${message.game}-${message.kind}` : message.game || "test",
    icon: `${PAGE}icon-192.png`,
    data: { address: addressOf(message) },
  });
  if (message.kind === "turn") await navigator.setAppBadge?.();
}

function addressOf({ game, kind }: PushMessage): string {
  if (!game) return PAGE;
  return kind === "over" ? `${PAGE}g/${game}/end` : `${PAGE}g/${game}`;
}

/** The game whose page an address is. */
function gameIn(address: string): string {
  return nameOf(new URL(address, location.href).href)?.split("/")[1] ?? "";
}

/** The open pages of a game. */
async function pagesOf(game: string): Promise<WindowClient[]> {
  if (!game) return [];
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => gameIn(url) === game);
}

self.addEventListener("pushsubscriptionchange", (event) => (event as ExtendableEvent).waitUntil(subscribeAgain()));

/** The browser has ended the subscription: whoever is still to be notified gets a new one, in the same language. */
async function subscribeAgain(): Promise<void> {
  const { key, subscribed, language } = (await (await fetch(`${PAGE}api/push`)).json()) as PushState;
  if (!subscribed) return;
  const { pushManager } = self.registration;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await fetch(`${PAGE}api/push?language=${language}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] }),
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data as { address: string };
  event.waitUntil(open(address));
});

/** Shows the page of a game: an open one, or a new one. */
async function open(address: string): Promise<void> {
  const [found] = await pagesOf(gameIn(address));
  if (found) await found.focus();
  else await self.clients.openWindow(address);
}
