/** From where links can be opened, once there are words for it. */
import type { Addresses } from "../server/protocol";
import { addressesNow } from "../server/reach";
import { loadTexts } from "../words/language";

/** The addresses of the server; if the words of `ReachNote` cannot be loaded, there is nothing to say about them. */
export async function reachWithWords(): Promise<Addresses> {
  try {
    const [reached] = await Promise.all([addressesNow(), loadTexts("together")]);
    return reached;
  } catch {
    return { loopback: false, network: [] };
  }
}
