import { mount } from "svelte";
import "./style/base.css";
import "./device/installing.svelte";
import { startWorker } from "./device/serviceWorker";
import "./device/theme.svelte";
import App from "./App.svelte";
import { reloadWhenOutdated } from "./server/newVersion";
import { useLanguage } from "./words/language";

reloadWhenOutdated();
// The script that runs first has chosen the language, and its texts are on their way.
void useLanguage(document.documentElement.lang).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  startWorker();
});
