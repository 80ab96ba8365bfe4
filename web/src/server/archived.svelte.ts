/** The games that the server has said to be in the archive: only their records are left. */
let ids = $state.raw<ReadonlySet<string>>(new Set());

export const archived = {
  includes: (id: string) => ids.has(id),
  add(id: string): void {
    ids = new Set([...ids, id]);
  },
};
