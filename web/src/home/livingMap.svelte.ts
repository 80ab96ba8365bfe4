/** The map on the first visit: one game that draws itself, shape by shape, and then rests. */
import { motionless } from "../map/motion";

/** The finished map. */
const DRAWN = [
  ".....ww....",
  "w..^..ww...",
  "wWwaaa.w^r.",
  "w..avv.fff.",
  "w..vvv.f.a.",
  "w.mmm^vvaa.",
  "ww.m.fv..a.",
  ".ww.ff.vv..",
  "wW^ff...aA.",
  "..ffFff^.aa",
  ".....f.....",
] as const;

/** Which shape each cell belongs to, in the order in which they are drawn. */
const ORDER = [
  ".....bb....",
  "e....bbb...",
  "eeeddd.b...",
  "e..dccaaaa.",
  "h..cccca.f.",
  "h.jjj.iiff.",
  "hh.j.ki..f.",
  ".gg.kk.ll..",
  "gg.mk...nn.",
  "..mmmoo..nn",
  ".....o.....",
] as const;

/** What is printed on the sheet: mountains and ruins. */
function printed(mark: string): string {
  if (mark === "^") return mark;
  return mark === "r" || mark !== mark.toLowerCase() ? "r" : ".";
}

const SHAPES = [...new Set(ORDER.join("").replaceAll(".", ""))].sort();
/** Milliseconds from one shape to the next, and how many are there at first. */
const PACE = 1_400;
const BEGUN = 3;

/** The map after some shapes. */
function after(shapes: number): string[] {
  const drawn = SHAPES.slice(0, shapes).join("");
  return DRAWN.map((row, at) =>
    [...row].map((mark, column) => (drawn.includes(ORDER[at]?.charAt(column) || ".") ? mark : printed(mark))).join(""),
  );
}

export class LivingMap {
  #shapes = $state(SHAPES.length);
  readonly rows = $derived(after(this.#shapes));

  /** Draws from the fourth shape on, while the page is seen. Returns what stops it. */
  start(): () => void {
    if (motionless()) return () => undefined;
    this.#shapes = BEGUN;
    const timer = setInterval(() => {
      if (document.visibilityState === "hidden") return;
      if (this.#shapes < SHAPES.length) this.#shapes += 1;
      else clearInterval(timer);
    }, PACE);
    return () => clearInterval(timer);
  }
}
