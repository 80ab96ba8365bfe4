/** The notice of the host that was closed on this device. */
import { recall, remember } from "./storage";

const KEY = "cartographers.notice-closed";

export const noticeClosed = {
  get id(): string {
    return recall(KEY);
  },
  close(id: string): void {
    remember(KEY, id);
  },
};
