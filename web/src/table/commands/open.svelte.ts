import { router } from "../../common/router.svelte";

/** Is the command field open? It stays so from season to season, and until the page is loaded anew. */
let open = $state(false);

export const commandField = {
  get open(): boolean {
    return open;
  },
  set open(now: boolean) {
    open = now;
  },
};

/** Is it the key that opens the field? */
function opensField({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === "/" && !ctrlKey && !metaKey && !altKey;
}

/** Opens the field at its key, but for where somebody types. */
export function openField(event: KeyboardEvent): void {
  const { target } = event;
  if (!opensField(event) || router.reading || !(target instanceof Element)) return;
  if (target.closest("input, select, textarea, dialog")) return;
  event.preventDefault();
  commandField.open = true;
}
