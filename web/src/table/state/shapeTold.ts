/** A shape in words, for screen readers: "water, 3 in a column, with a coin". The server tells its form. */
import { announce } from "../../common/announce.svelte";
import type { Choice, Pose } from "../../server/protocol";
import { t } from "../../words/words";
import type { Hand } from "./hand.svelte";

export function shapeTold(choice: Choice | null, terrain: string | null, pose: Pose | null | undefined): string {
  return t("shape-told", { name: t(terrain ?? "monster"), form: pose?.told ?? "", coin: choice?.coin ? "yes" : "no" });
}

/** Changes the held shape, and tells what it is then; over the map its preview tells that, unless nothing has changed. */
export function change(hand: Hand, work: () => void): void {
  const { active, held } = hand;
  work();
  if (active && (!active.at || JSON.stringify(held) === JSON.stringify(hand.held)))
    announce([shapeTold(active.choice, active.terrain, active.pose), ...(hand.preview?.told ?? [])].join(". "));
}
