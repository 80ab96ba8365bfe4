/**
 * Short quiet sounds with a tick of vibration: `play("coin")`. One switch for both, kept on this device.
 *
 * Nothing is heard before the person's first press or key, in a tab that is not looked at, with the switch off, or in
 * the quiet mode. The part that makes the sounds is loaded after the first press, so that no page is later because of it.
 */
import { motionless } from "../map/motion";
import { afterPicture, pause } from "../map/pause";
import { quiet } from "../device/quiet.svelte";
import { recall, remember } from "../device/storage";
import { loadPart } from "../server/loadPart";
import type { SoundName, Wish } from "./recipes";
import type { Speaker } from "./speaker";

const SILENT = "cartographers.silent";
/** Milliseconds of vibration and of rest, in turn. */
const VIBRATIONS: Partial<Record<SoundName, number | number[]>> = {
  lift: 8,
  snap: 5,
  turn: 8,
  misfit: 20,
  pen: 12,
  coin: 10,
  mountain: [10, 40, 10],
  ruins: 10,
  ambush: [30, 40, 30],
  destroyed: 25,
  yourTurn: 15,
  bite: 15,
  total: 35,
  hung: 20,
};

let silent = $state(recall(SILENT) === "yes");
let pressed = false;
let speaker: Speaker | undefined;

/** A browser lets a page sound only after a press; some want another one after a call or a pause. */
function onPress(): void {
  pressed = true;
  if (silent) return;
  if (speaker) speaker.wake();
  else void load();
}

let loading: Promise<void> | undefined;
function load(): Promise<void> {
  return (loading ??= loadPart(() => import("./speaker")).then((part) => {
    speaker = new part.Speaker();
  }));
}

for (const press of ["pointerup", "keydown"] as const) addEventListener(press, onPress, { capture: true, passive: true });
document.addEventListener("visibilitychange", () => (document.hidden ? speaker?.rest() : speaker?.wake()));

/** Plays a sound, with its vibration, as far as that is wanted now. Never fails, and what called it goes on first. */
export function play(name: SoundName, wish: Wish = {}): void {
  if (silent || quiet.on || !pressed || (document.hidden && !wish.hidden)) return;
  const sounds = () => {
    speaker?.play(name, wish);
    const ticks = VIBRATIONS[name];
    if (ticks !== undefined && !motionless()) navigator.vibrate?.(ticks);
  };
  // What is seen comes first: on a slow phone a sound takes a third of the time that a picture has. A hidden page has no pictures.
  if (document.hidden) void pause().then(sounds);
  else afterPicture(sounds);
}

export const sound = {
  get on(): boolean {
    return !silent;
  },
  /** Turned on, it is heard at once. */
  set on(on: boolean) {
    silent = !on;
    remember(SILENT, on ? "" : "yes");
    if (on) void load().then(() => play("coin"));
    else speaker?.rest();
  },
};
