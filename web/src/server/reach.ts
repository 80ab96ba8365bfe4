/** From where links can be opened: an address of this machine only is of no use on another device. */
import { api } from "./api";
import type { Addresses } from "./protocol";

/** The addresses of the server; without an answer links begin with the address of the page. */
export async function addressesNow(): Promise<Addresses> {
  try {
    return await api.addresses();
  } catch {
    return { loopback: false, network: [] };
  }
}

/** What links begin with. */
export function baseOf(reached: Addresses | null): string {
  return reached?.network[0] ?? location.origin;
}

/** Can a phone open what it scans? */
export function canBeScanned(reached: Addresses): boolean {
  return !reached.loopback || reached.network.length > 0;
}
