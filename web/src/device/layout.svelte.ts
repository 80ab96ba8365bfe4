/** The layout that fits the window: wide, tablet or phone; and whether the window is low, as a phone on its side. */
export type Layout = "wide" | "tablet" | "phone";

const wide = matchMedia("(min-width: 1101px)");
const phone = matchMedia("(max-width: 599px)");
const low = matchMedia("(min-width: 600px) and (max-width: 1100px) and (max-height: 480px)");

function read(): Layout {
  return wide.matches ? "wide" : phone.matches ? "phone" : "tablet";
}

let current = $state<Layout>(read());
let lying = $state(low.matches);
for (const query of [wide, phone]) query.addEventListener("change", () => (current = read()));

low.addEventListener("change", () => (lying = low.matches));

export const layout = {
  get now(): Layout {
    return current;
  },
  /** A tablet's layout with hardly any height: the edicts do not fit under the card. */
  get low(): boolean {
    return lying;
  },
};
