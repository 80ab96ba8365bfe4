/** The theme: light, dark or the system's; kept on this device. */
const KEY = "cartographers.theme";
const CHOICES = ["auto", "light", "dark"] as const;
type Theme = (typeof CHOICES)[number];

function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY) as Theme | null;
    return value && CHOICES.includes(value) ? value : "auto";
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
      // Storage is forbidden: the choice lasts until the page is closed.
    }
  },
};
