/** The lessons that were skipped on this device; one that is started again is no longer among them. */
import { recall, remember } from "./storage";

const KEY = "cartographers.lessons.skipped";
let skipped = $state.raw<readonly string[]>(recall(KEY).split(" ").filter(Boolean));

function keep(lessons: readonly string[]): void {
  skipped = lessons;
  remember(KEY, lessons.join(" "));
}

export const lessonsSkipped = {
  has(lesson: string): boolean {
    return skipped.includes(lesson);
  },
  add(lesson: string): void {
    if (!skipped.includes(lesson)) keep([...skipped, lesson]);
  },
  remove(lesson: string): void {
    if (skipped.includes(lesson)) keep(skipped.filter((one) => one !== lesson));
  },
};
