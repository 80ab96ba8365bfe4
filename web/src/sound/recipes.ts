/** What each sound is made of: tones and noises, by pitch in hertz, seconds and loudness. */

export interface Part {
  /** A wave, or noise through a filter of this kind. */
  readonly made: OscillatorType | BiquadFilterType;
  /** The pitch of the wave or of the filter, and the one it glides to. */
  readonly pitch: number;
  readonly to?: number;
  /** How narrow the filter is. */
  readonly narrow?: number;
  readonly wait?: number;
  readonly lasts: number;
  readonly loud: number;
  /** How often a second it swells, as a pen on paper does. */
  readonly wavers?: number;
}

/** What may differ from one time to the next. */
export interface Wish {
  /** How many steps higher: the parts of an edict climb as they are counted. */
  readonly step?: number;
  /** How long it lasts, in seconds: a pen as long as its stroke. */
  readonly lasts?: number;
  /** Also where the page is not looked at. */
  readonly hidden?: boolean;
}

const bell = (pitch: number, lasts: number, loud: number, wait = 0): Part => ({ made: "sine", pitch, lasts, loud, wait });
const chord = (pitches: readonly number[], lasts: number, first: number): Part[] =>
  pitches.map((pitch, index) => ({ made: "triangle", pitch, lasts, loud: 0.06, wait: first + 0.06 * index }));
const drum = (wait: number): Part[] => [
  { made: "sine", pitch: 90, to: 45, lasts: 0.22, loud: 0.3, wait },
  { made: "lowpass", pitch: 300, lasts: 0.12, loud: 0.12, wait },
];

export const RECIPES = {
  /** A piece is taken up. */
  lift: [{ made: "bandpass", pitch: 900, lasts: 0.025, loud: 0.06 }],
  /** It lies over another space. */
  snap: [{ made: "bandpass", pitch: 2600, narrow: 4, lasts: 0.012, loud: 0.12 }],
  turn: [{ made: "bandpass", pitch: 900, to: 2200, lasts: 0.045, loud: 0.07 }],
  misfit: [{ made: "sine", pitch: 150, to: 110, lasts: 0.09, loud: 0.1 }],
  /** The pen draws a shape. */
  pen: [{ made: "highpass", pitch: 1800, lasts: 0.4, loud: 0.045, wavers: 14 }],
  coin: [bell(1319, 0.35, 0.06), bell(1976, 0.35, 0.05, 0.06)],
  /** A mountain is closed in. */
  mountain: [bell(660, 0.7, 0.08), bell(1322, 0.6, 0.04), bell(1985, 0.5, 0.02)],
  /** Ruins are covered. */
  ruins: [{ made: "lowpass", pitch: 400, lasts: 0.12, loud: 0.2 }],
  /** Monsters come. */
  ambush: [...drum(0), ...drum(0.26)],
  /** A monster, or a space, is destroyed. */
  destroyed: [
    { made: "bandpass", pitch: 3000, to: 500, lasts: 0.16, loud: 0.1 },
    { made: "sine", pitch: 220, to: 80, lasts: 0.16, loud: 0.1 },
  ],
  /** Another player has drawn. */
  drawn: [{ made: "sine", pitch: 110, lasts: 0.06, loud: 0.06 }],
  yourTurn: [bell(784, 0.4, 0.1), bell(1175, 0.4, 0.09, 0.16)],
  /** A second of the last ten. */
  tick: [{ made: "bandpass", pitch: 1800, narrow: 6, lasts: 0.015, loud: 0.1 }],
  /** A season turns: a leaf, and a soft fifth. */
  season: [
    { made: "bandpass", pitch: 700, to: 2400, lasts: 0.18, loud: 0.05 },
    bell(392, 0.6, 0.05, 0.08),
    bell(587, 0.6, 0.05, 0.16),
  ],
  /** A part of an edict is counted; `step` climbs. */
  count: [{ made: "triangle", pitch: 587, lasts: 0.09, loud: 0.08 }],
  /** A monster takes a star. */
  bite: [
    { made: "lowpass", pitch: 900, lasts: 0.03, loud: 0.15 },
    { made: "square", pitch: 70, lasts: 0.04, loud: 0.05 },
  ],
  /** The total of a season lands. */
  total: [
    { made: "sine", pitch: 120, to: 60, lasts: 0.16, loud: 0.3 },
    ...chord([294, 440, 587, 740], 0.9, 0.12),
  ],
  /** The final map is hung up. */
  hung: chord([392, 494, 587, 784], 1.4, 0),
} satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof RECIPES;

/** Five notes that sound well in any order, in semitones above the first. */
const SCALE = [0, 2, 5, 7, 9] as const;

/** By how much a pitch is multiplied, some steps up the scale; two octaves at most. */
export function climbed(step: number): number {
  const most = Math.min(step, 2 * SCALE.length);
  const octaves = Math.floor(most / SCALE.length);
  return 2 ** (octaves + (SCALE[most % SCALE.length] ?? 0) / 12);
}
