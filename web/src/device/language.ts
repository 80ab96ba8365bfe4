/** The language that the player chose, kept on this device; `build/start.js` reads it at the next visit. */
import { remember } from "./storage";
import { useLanguage } from "../words/language";

/** Shows everything in a language, now and at the next visit. */
export async function chooseLanguage(key: string): Promise<void> {
  await useLanguage(key);
  remember("cartographers.language", key);
}
