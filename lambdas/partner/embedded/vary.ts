/** A number that is the same for the same text (FNV-1a, 32 bits). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash ^= text.charCodeAt(place);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

/** One of several, chosen by a seed; those that `used` tells are passed over as long as there are others. */
export const pick = <Item>(
  items: readonly Item[],
  seed: string,
  used: (item: Item) => boolean,
): Item | undefined => {
  const fresh = items.filter((item) => !used(item));
  const pool = fresh.length > 0 ? fresh : items;
  return pool[hashOf(seed) % Math.max(1, pool.length)];
};
