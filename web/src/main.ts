import { mount } from "svelte";
import "./style/base.css";
import "./style/layout.css";
import "./device/installing.svelte";
import "./device/quiet.svelte";
import { startWorker } from "./device/serviceWorker";
import "./device/theme.svelte";
import App from "./App.svelte";
import { pause } from "./map/pause";
import { router } from "./common/router.svelte";
import { glyphsTried } from "./map/defs";
import { pages } from "./pages";
import { loadCatalogue } from "./server/catalogue.svelte";
import { onlyHere, prepareDevice, started } from "./server/device/place.svelte";
import { reloadWhenOutdated } from "./server/newVersion";
import { followSite } from "./server/site.svelte";
import { sendWhatIsLeft } from "./server/unsent.svelte";
import { useLanguage } from "./words/language";

prepareDevice().catch(() => undefined);
reloadWhenOutdated();
// Every page needs it, and it can be on its way while the texts are.
loadCatalogue().catch(() => undefined);
followSite();
// Icons of a static site have relative addresses, which another page of it would look for elsewhere.
for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel*=icon], link[rel=manifest]")) link.setAttribute("href", link.href);
// The script that runs first has chosen the language, and its texts and the glyphs are on their way.
const language = useLanguage(document.documentElement.lang);
// So is the page itself; if it does not come, it says so.
if (router.route.page !== "missing") pages[router.route.page].load?.().catch(() => undefined);
void Promise.all([language, glyphsTried]).then(pause).then(() => {
  // Without these units the map would have no size: the sentence for older browsers stays.
  if (!CSS.supports("width: 1cqw")) return;
  const target = document.getElementById("app");
  target?.replaceChildren();
  if (target) mount(App, { target });
  // In a frame on another site nothing is kept.
  if (router.route.page !== "studyEmbed") startWorker();
  sendWhatIsLeft();
  // A static site is there without a network after the first visit, whose first game comes before that.
  if (onlyHere) void started().then(keepSite);
});

async function keepSite(): Promise<void> {
  const { keeping } = await import("./common/offline/keeping.svelte");
  await keeping.keep();
}
