/** Sound and vibration when the player's turn comes: off until they are turned on, kept on this device. */
import { recall, remember } from "./storage";

const SOUND = "cartographers.tell.sound";
const VIBRATION = "cartographers.tell.vibration";

let sound = $state(recall(SOUND) === "yes");
let vibration = $state(recall(VIBRATION) === "yes");
let audio: AudioContext | undefined;

/** Two soft notes, the second higher. */
function play(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const start = audio.currentTime + index * 0.16;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.18, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
}

const vibrate = () => void navigator.vibrate?.([120, 60, 120]);

export const turnSignals = {
  get sound(): boolean {
    return sound;
  },
  /** Turned on, it is heard at once; this also lets the browser play it later without a press. */
  set sound(on: boolean) {
    sound = on;
    remember(SOUND, on ? "yes" : "");
    if (on) play();
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
    if (sound) play();
    if (vibration) vibrate();
  },
};
