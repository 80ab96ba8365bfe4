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
export function opensField({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === "/" && !ctrlKey && !metaKey && !altKey;
}
