/** The turns of several games with the same cards, one beside the other. */
import type { Replay, ReplayFrame } from "../server/protocol";

/** What everybody has in the same order; what monsters do after a season depends on the map. */
const SHARED = new Set<ReplayFrame["kind"]>(["start", "turn", "season", "end"]);

/** The frames of a game that all games with its cards have. */
export function sharedFrames({ frames }: Replay): ReplayFrame[] {
  return frames.filter(({ kind }) => SHARED.has(kind));
}

/** The frame of a game at the moment that is the `at`th of another one; the last before it, where it has none. */
export function frameAt(replay: Replay, leading: readonly ReplayFrame[], at: number): ReplayFrame | null {
  const wanted = leading[at];
  if (!wanted) return null;
  const own = sharedFrames(replay);
  const nth = leading.slice(0, at).filter(({ kind }) => kind === wanted.kind).length;
  return own.filter(({ kind }) => kind === wanted.kind)[nth] ?? own[Math.min(at, own.length - 1)] ?? null;
}
