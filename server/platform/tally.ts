/** How many there are of each; none of what was not found. */
export function tallyOf<Key extends string>(
  keys: readonly Key[],
  found: Iterable<readonly [key: string, count: number]>,
): Record<Key, number> {
  const counts = new Map(found);
  return Object.fromEntries(keys.map((key) => [key, counts.get(key) ?? 0])) as Record<Key, number>;
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
