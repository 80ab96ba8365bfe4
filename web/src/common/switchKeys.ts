/**
 * Two keys are enough for every choice, as a switch has them: Tab goes on, Enter presses.
 *
 * Browsers leave radio buttons of one group, the options of a list and the steps of a number to the arrow keys.
 */
import { mount, unmount } from "svelte";
import Choices, { type Choice } from "./Choices.svelte";

/** More numbers are no list to choose from. */
const MOST_NUMBERS = 40;

export function switchKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "Tab" && isRadio(target)) return withinGroup(event, target);
  if (key !== "Enter" || event.shiftKey) return;
  const act = actOf(target);
  if (!act) return;
  event.preventDefault();
  if (!event.repeat) act();
}

function isRadio(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === "radio";
}

/** What Enter does to a control that browsers do not press by it. */
function actOf(target: EventTarget | null): (() => void) | null {
  if (target instanceof HTMLSelectElement) return target.multiple ? null : () => offer(target, optionsOf(target));
  if (!(target instanceof HTMLInputElement)) return null;
  if (target.type === "radio" || target.type === "checkbox") return () => target.click();
  const numbers = target.type === "number" && !target.form ? numbersOf(target) : [];
  return numbers.length ? () => offer(target, numbers) : null;
}

/** Goes through all buttons of a group, beginning with the one that is chosen: with that one browsers come to the group. */
function withinGroup(event: KeyboardEvent, from: HTMLInputElement): void {
  const all = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
    (one) => from.name !== "" && one.name === from.name && one.form === from.form && !one.disabled,
  );
  const first = Math.max(0, all.findIndex(({ checked }) => checked));
  const inTurn = [...all.slice(first), ...all.slice(0, first)];
  const next = inTurn[inTurn.indexOf(from) + (event.shiftKey ? -1 : 1)];
  // From the chosen one every browser leaves the group.
  (next ?? inTurn[0])?.focus();
  if (next) event.preventDefault();
}

function optionsOf(select: HTMLSelectElement): Choice[] {
  const open = [...select.options].filter(({ disabled, hidden }) => !disabled && !hidden);
  return open.map((option) => ({
    name: option.text,
    now: option.selected,
    pick: () => {
      select.selectedIndex = option.index;
      tell(select);
    },
  }));
}

function numbersOf(field: HTMLInputElement): Choice[] {
  const [least, most] = [Number(field.min || NaN), Number(field.max || NaN)];
  // What is no number is in no order.
  if (!(most - least < MOST_NUMBERS)) return [];
  return Array.from({ length: most - least + 1 }, (_, index) => ({
    name: String(least + index),
    now: field.valueAsNumber === least + index,
    pick: () => {
      field.valueAsNumber = least + index;
      tell(field);
    },
  }));
}

function tell(control: HTMLElement): void {
  for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

function offer(control: HTMLSelectElement | HTMLInputElement, choices: readonly Choice[]): void {
  const onclose = (): void => {
    void unmount(shown);
    control.focus();
  };
  const closing = choices.map((one) => ({
    ...one,
    pick: () => {
      onclose();
      one.pick();
    },
  }));
  const shown = mount(Choices, { target: document.body, props: { title: nameOf(control), choices: closing, onclose } });
}

function nameOf(control: HTMLSelectElement | HTMLInputElement): string {
  const words = [...(control.labels?.[0]?.childNodes ?? [])].filter((node) => !node.contains(control));
  return control.ariaLabel ?? words.map(({ textContent }) => textContent?.trim()).join(" ").trim();
}
