/** The layout that fits the window: wide, tablet or phone. */
export type Layout = "wide" | "tablet" | "phone";

const wide = matchMedia("(min-width: 1101px)");
const phone = matchMedia("(max-width: 599px)");

function read(): Layout {
  return wide.matches ? "wide" : phone.matches ? "phone" : "tablet";
}

let current = $state<Layout>(read());
for (const query of [wide, phone]) query.addEventListener("change", () => (current = read()));

export const layout = {
  get now(): Layout {
    return current;
  },
};
