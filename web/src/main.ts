import { mount } from "svelte";
import "./style/base.css";
import "./device/theme.svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
