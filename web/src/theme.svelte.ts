/** Light, dark, or as the machine has it; remembered on this device. */
const KEY = "cartographers.theme";
const CHOICES = ["auto", "light", "dark"] as const;
export type Theme = (typeof CHOICES)[number];

function stored(): Theme {
  try {
    const found = localStorage.getItem(KEY) as Theme | null;
    return found && CHOICES.includes(found) ? found : "auto";
  } catch {
    return "auto";
  }
}

let chosen = $state<Theme>(stored());

function show(): void {
  if (chosen === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = chosen;
}

show();

export const theme = {
  get now(): Theme {
    return chosen;
  },
  /** The next of auto, light, dark. */
  turn(): void {
    chosen = CHOICES[(CHOICES.indexOf(chosen) + 1) % CHOICES.length] ?? "auto";
    show();
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // A device that keeps nothing forgets the choice; nothing else depends on it.
    }
  },
};
