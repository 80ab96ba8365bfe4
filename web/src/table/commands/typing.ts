/** Carries out a typed command: the server answers, the hand of the page follows, and a confirmed decision is sent. */
import { tick } from "svelte";
import { Refused } from "../../server/api";
import type { HeldHand } from "../../server/protocol";
import type { Hand } from "../state/hand.svelte";
import type { Table } from "../state/table.svelte";

export interface Told {
  readonly lines: readonly string[];
  /** Words that can be typed. */
  readonly completions: readonly string[];
}

/** How long a decision may have steps before the one that is wanted. */
const MOST_STEPS = 3;

/** Carries out a line; whatever cannot be done is told. */
export async function carryOut(table: Table, text: string): Promise<Told> {
  const { me, hand } = table;
  if (!me) return { lines: [], completions: [] };
  try {
    const answer = await table.live.command(me.seat, { text, hand: hand ? heldOf(hand) : null });
    const { lines, completions } = answer;
    if (answer.takes_back) await table.takeBack(me.seat);
    if (answer.hand && hand && hand === table.hand) await take(hand, answer.hand);
    if (!answer.decision) return { lines, completions };
    await table.decide(me.seat, answer.decision);
    return { lines: [...lines, ...(await tellOn(table))], completions };
  } catch (reason) {
    if (!(reason instanceof Refused)) throw reason;
    return { lines: [reason.message], completions: [] };
  }
}

/** After a decision: why it was refused, or what was drawn and what is asked now. */
async function tellOn(table: Table): Promise<string[]> {
  if (table.problem) return [table.problem];
  const { live, me, state } = table;
  if (live.once || !me || state.phase === "over") return [];
  const questions = me.must_decide ? ["last", "turn", "card"] : ["turn"];
  const answers = await Promise.all(questions.map((text) => live.command(me.seat, { text, hand: null })));
  return answers.flatMap(({ lines }) => lines);
}

/** What the page holds, as the server reads it. */
function heldOf(hand: Hand): HeldHand {
  const { stage, active } = hand;
  const second = stage === "extra" || stage === "target";
  const shape = stage === "marks" ? hand.main : active;
  return {
    stage: stage === "marks" ? "shape" : stage,
    skill: hand.skill,
    upright: hand.upright,
    terrain: shape?.terrain ?? null,
    shape: shape?.pose?.cells ?? [],
    corner: shape?.anchor ? [shape.anchor[0], shape.anchor[1]] : null,
    marks: hand.marks,
    first: second ? hand.decision() : null,
  };
}

/** Holds on the page what the server says is held. */
async function take(hand: Hand, held: HeldHand): Promise<void> {
  if (held.skill !== hand.skill) hand.useSkill(held.skill);
  hand.upright = held.upright;
  if (held.stage === "declare") return;
  if (held.stage === "shape") {
    hand.stage = "shape";
    hand.main.put(held.terrain, held.shape, held.corner);
    if (held.marks.length && hand.main.legal) hand.aim(held.marks);
    return;
  }
  for (let step = 0; hand.stage !== held.stage && step < MOST_STEPS; step += 1) {
    await tick();
    if (!hand.ready) await hand.previews.settled();
    hand.advance();
  }
  hand.active?.put(held.terrain, held.shape, held.corner);
}
