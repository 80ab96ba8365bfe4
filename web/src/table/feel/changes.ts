/** What has happened on a map between two states of a game: what is drawn, heard and felt of it. */
import { read } from "../../map/picture";
import type { Ground, Place } from "../../map/types";
import { placeOf } from "../../map/cells";
import type { GameState } from "../../server/protocol";

/** Cells that were drawn together in one terrain. */
export interface Drawn {
  readonly terrain: Ground;
  readonly places: readonly Place[];
}

export interface Changes {
  readonly drawn: readonly Drawn[];
  /** Ruins that something was drawn on. */
  readonly ruins: readonly Place[];
  /** Spaces that were destroyed. */
  readonly destroyed: readonly Place[];
  /** Mountains that were closed in. */
  readonly mountains: readonly Place[];
  /** Coins that came. */
  readonly coins: number;
  /** Monsters were drawn. */
  readonly monsters: boolean;
  /** How many others have drawn. */
  readonly others: number;
}

/** The changes on the map of a seat. */
export function changesOf(before: GameState, after: GameState, seat: number): Changes {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  const changed = was && is && was.rows !== is.rows ? pairs(was.rows, is.rows) : [];
  const drawn = new Map<Ground, Place[]>();
  for (const { now } of changed) {
    if (now.ground && now.ground !== "destroyed") drawn.set(now.ground, [...(drawn.get(now.ground) ?? []), now.place]);
  }
  const places = (one: typeof changed) => one.map(({ now }) => now.place);
  const closed = (state: GameState) =>
    new Set(state.mine.find((mine) => mine.seat === seat)?.mountains.filter(({ open }) => !open.length).map(({ cell }) => cell));
  const closedBefore = closed(before);
  return {
    drawn: [...drawn].map(([terrain, cells]) => ({ terrain, places: cells })),
    ruins: places(changed.filter(({ then, now }) => then.ruins && !then.ground && now.ground)),
    destroyed: places(changed.filter(({ now }) => now.ground === "destroyed")),
    mountains: [...closed(after)].filter((cell) => !closedBefore.has(cell)).map(placeOf),
    coins: Math.max((is?.coins ?? 0) - (was?.coins ?? 0), 0),
    monsters: drawn.has("monster"),
    others: before.step === after.step ? newlyDecided(before, after, seat) : 0,
  };
}

function pairs(was: readonly string[], is: readonly string[]) {
  const [old, now] = [read(was), read(is)];
  return now.flatMap((cell, index) => {
    const then = old[index];
    return then && then.ground !== cell.ground ? [{ then, now: cell }] : [];
  });
}

function newlyDecided(before: GameState, after: GameState, seat: number): number {
  return after.seats.filter((one) => one.seat !== seat && one.decided && !before.seats[one.seat]?.decided).length;
}
