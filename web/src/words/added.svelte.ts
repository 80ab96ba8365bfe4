/** How many times texts were added after the start. */
export const added = $state({ times: 0 });
