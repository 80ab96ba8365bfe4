/**
 * What tells a player who waits that the turn has come: a bell, where the page is looked at. Elsewhere it rings, and the
 * device vibrates long, only for who has asked for it; kept on this device.
 */
import { recall, remember } from "../device/storage";
import { quiet } from "../device/quiet.svelte";
import { play, sound } from "./sound.svelte";

const SOUND = "cartographers.tell.sound";
const VIBRATION = "cartographers.tell.vibration";

let rings = $state(recall(SOUND) === "yes");
let vibration = $state(recall(VIBRATION) === "yes");

const vibrate = () => void navigator.vibrate?.([120, 60, 120]);

export const turnSignals = {
  /** Is the bell also heard where the page is not looked at? */
  get sound(): boolean {
    return rings;
  },
  /** Turned on, it is heard at once. */
  set sound(on: boolean) {
    rings = on;
    remember(SOUND, on ? "yes" : "");
    if (on) sound.on = true;
  },
  get vibration(): boolean {
    return vibration;
  },
  set vibration(on: boolean) {
    vibration = on;
    remember(VIBRATION, on ? "yes" : "");
    if (on) vibrate();
  },
  /** Can this device vibrate? */
  canVibrate: "vibrate" in navigator && matchMedia("(pointer: coarse)").matches,
  give(): void {
    play("yourTurn", { hidden: rings });
    if (vibration && !quiet.on) vibrate();
  },
};
