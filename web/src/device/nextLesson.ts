/** What a newcomer goes on with: a lesson that was begun, the one after it, or the first game. */
import { recall, remember } from "./storage";

const KEY = "cartographers.lessons.next";

/** After the last lesson comes the first game. */
export const FIRST_GAME = "game";

export const nextLesson = {
  get now(): { key: string; number: number } | null {
    const [key = "", number] = recall(KEY).split(" ");
    return key ? { key, number: Number(number) } : null;
  },
  set(key: string | null, number: number): void {
    remember(KEY, `${key ?? FIRST_GAME} ${number}`);
  },
};
