/**
 * Every state of the drawing on one page, for working on it; not part of the game and its build.
 *
 * With `npm run dev`: /gallery/ shows all, /gallery/?only=ghost-legal one, ?theme=dark and ?grey change the look.
 */
import { mount } from "svelte";
import "../src/style/base.css";
import "../src/style/layout.css";
import { useLanguage } from "../src/words/language";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
if (query.has("grey")) document.documentElement.style.filter = "grayscale(1)";

await useLanguage("en");
mount(Gallery, { target: document.getElementById("app")!, props: { only: query.get("only") } });
