/** How fast a replay plays by itself; the choice is kept on the device. */
import { motionless } from "../map/motion";
import { recall, remember } from "../device/storage";

const KEY = "cartographers.replay.speed";

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** The speed chosen last; for people who prefer reduced motion the maps change slowly at first. */
export function usualSpeed(): number {
  return SPEEDS.find((one) => String(one) === recall(KEY)) ?? (motionless() ? 0.5 : 1);
}

export function keepSpeed(speed: number): void {
  remember(KEY, String(speed));
}
