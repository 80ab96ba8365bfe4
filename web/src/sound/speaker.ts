/** Makes the sounds with the browser's synthesiser; there are no sound files. */
import { climbed, RECIPES, type Part, type SoundName, type Wish } from "./recipes";

/** How loud everything is together. */
const LOUDNESS = 0.5;
/** More sounds than this at once would only be noise. */
const MOST = 6;
/** The same sound comes again only after this many seconds. */
const APART = 0.06;
/** A tone begins and ends this softly, in seconds. */
const ATTACK = 0.004;
const NOTHING = 0.0001;
const WAVES: readonly string[] = ["sine", "triangle", "square"];

export class Speaker {
  readonly #audio = new AudioContext({ latencyHint: "interactive" });
  readonly #out: AudioNode;
  readonly #noise: AudioBuffer;
  readonly #last = new Map<SoundName, number>();
  #ends: number[] = [];

  constructor() {
    const loudness = new GainNode(this.#audio, { gain: LOUDNESS });
    loudness.connect(new DynamicsCompressorNode(this.#audio)).connect(this.#audio.destination);
    this.#out = loudness;
    this.#noise = this.#audio.createBuffer(1, this.#audio.sampleRate, this.#audio.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  }

  /** Lets it sound again, after a pause or the first press. */
  wake(): void {
    if (this.#audio.state !== "running") this.#audio.resume().catch(() => undefined);
  }

  /** Ends what still sounds, and lets the device rest. */
  rest(): void {
    this.#audio.suspend().catch(() => undefined);
  }

  play(name: SoundName, { step = 0, lasts }: Wish): void {
    this.wake();
    const now = this.#audio.currentTime;
    this.#ends = this.#ends.filter((end) => end > now);
    if (this.#ends.length >= MOST || now - (this.#last.get(name) ?? -1) < APART) return;
    this.#last.set(name, now);
    const parts: readonly Part[] = RECIPES[name];
    const ends = parts.map((part) => this.#sound(part, now, lasts ?? part.lasts, climbed(step)));
    this.#ends.push(Math.max(...ends));
  }

  /** Starts one part; returns when it ends. */
  #sound({ made, pitch, to, narrow = 1, wait = 0, loud, wavers }: Part, now: number, lasts: number, higher: number): number {
    const [start, end] = [now + wait, now + wait + lasts];
    const volume = new GainNode(this.#audio, { gain: NOTHING });
    volume.gain.setValueAtTime(NOTHING, start);
    volume.gain.linearRampToValueAtTime(loud, start + ATTACK);
    if (wavers) this.#waver(volume.gain, { start, end, loud, wavers });
    volume.gain.exponentialRampToValueAtTime(NOTHING, end);
    const glide = (along: AudioParam) => {
      along.setValueAtTime(pitch * higher, start);
      if (to) along.exponentialRampToValueAtTime(to * higher, end);
    };
    let source: AudioScheduledSourceNode;
    if (WAVES.includes(made)) {
      const tone = new OscillatorNode(this.#audio, { type: made as OscillatorType });
      glide(tone.frequency);
      tone.connect(volume);
      source = tone;
    } else {
      const filter = new BiquadFilterNode(this.#audio, { type: made as BiquadFilterType, Q: narrow });
      glide(filter.frequency);
      const noise = new AudioBufferSourceNode(this.#audio, { buffer: this.#noise, loop: true });
      noise.connect(filter).connect(volume);
      source = noise;
    }
    volume.connect(this.#out);
    source.start(start);
    source.stop(end + ATTACK);
    source.onended = () => volume.disconnect();
    return end;
  }

  /** Swells and sinks, never twice alike. */
  #waver(gain: AudioParam, { start, end, loud, wavers }: { start: number; end: number; loud: number; wavers: number }): void {
    for (let time = start + 1 / wavers; time < end - 1 / wavers; time += 1 / wavers) {
      gain.linearRampToValueAtTime(loud * (0.35 + 0.65 * Math.random()), time);
    }
  }
}
