/** The card that explains a symbol: which one is open, beside what, and how it was opened. At most one is open. */
import { loadTexts } from "../../words/language";
import { announce, underTitle } from "../announce.svelte";

/** What a card says: a title, sentences, and the section of the rules that says more. */
export interface Explained {
  readonly title: string;
  readonly lines: readonly string[];
  readonly topic: string;
}

/** What a card belongs to: an element, or a part of the map. */
export interface Anchor {
  readonly key: unknown;
  readonly box: () => DOMRect;
  /** The element that the focus returns to. */
  readonly focus?: HTMLElement | null;
}

interface Open {
  readonly anchor: Anchor;
  /** Asked again whenever the game changes, so that an open card stays true. */
  readonly content: () => Explained | null;
}

/** How long the mouse rests on a symbol before its card opens, and may be away before it closes. */
const REST = 350;
const AWAY = 220;
/** How long a finger rests before what is under it is explained. */
export const LONG_PRESS = 550;

let open = $state.raw<Open | null>(null);
/** Opened by a press, so that it stays when the mouse or the focus leaves. */
let pressed = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;
/** What is to be explained as soon as the texts are there. */
let wanted: unknown = null;
/** What the focus has just returned to: that does not open the card again. */
let dismissed: unknown = null;

async function show(anchor: Anchor, content: () => Explained | null): Promise<void> {
  clearTimeout(timer);
  wanted = anchor.key;
  await loadTexts("explain");
  if (wanted !== anchor.key) return;
  open = { anchor, content };
  const words = pressed ? content() : null;
  if (words) announce(underTitle(words.title, ...words.lines));
}

export const card = {
  get open(): Open | null {
    return open;
  },
  get pressed(): boolean {
    return pressed;
  },
  isAt(key: unknown): boolean {
    return open?.anchor.key === key;
  },

  /** A press: opens the card, or closes the one that a press has opened here. */
  press(anchor: Anchor, content: () => Explained | null): void {
    if (pressed && card.isAt(anchor.key)) return card.close();
    pressed = true;
    void show(anchor, content);
  },

  /** The mouse has come to rest on a symbol, or the keyboard's focus has. */
  rest(anchor: Anchor, content: () => Explained | null, at: "once" | "soon" = "soon"): void {
    clearTimeout(timer);
    if (pressed || card.isAt(anchor.key) || (at === "once" && dismissed === anchor.key)) return;
    timer = setTimeout(() => void show(anchor, content), at === "once" ? 0 : REST);
  },

  /** The mouse or the focus has gone; a card that was pressed stays. */
  leave(at: "once" | "soon" = "soon"): void {
    clearTimeout(timer);
    dismissed = null;
    if (!pressed) timer = setTimeout(card.close, at === "once" ? 0 : AWAY);
  },

  /** The mouse is on the card itself. */
  stay(): void {
    clearTimeout(timer);
  },

  /** Closes the card and gives the focus back, if it was on the card. */
  dismiss(inside: boolean): void {
    const { anchor } = open ?? {};
    card.close();
    if (!inside || !anchor) return;
    dismissed = anchor.key;
    anchor.focus?.focus();
  },

  close(): void {
    clearTimeout(timer);
    open = wanted = null;
    pressed = false;
  },
};
