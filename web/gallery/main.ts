/**
 * Every state of the drawing on one page, for whoever works on it; no part of the game and of its build.
 *
 * With `npm run dev`: /gallery/ shows all, /gallery/?only=ghost-legal one, ?theme=dark and ?grey dress them.
 */
import { mount } from "svelte";
import "../src/style/base.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
if (asked.has("grey")) document.documentElement.style.filter = "grayscale(1)";

mount(Gallery, { target: document.getElementById("app")!, props: { only: asked.get("only") } });
