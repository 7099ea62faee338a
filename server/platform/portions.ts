/** However many there are, no more than these are held at once. */
const PORTION = 500;

/** What a query finds, a portion at a time, each asked for when the one before has been taken. */
export async function* inPortions<T>(
  next: (after: T | undefined, size: number) => Promise<T[]>,
): AsyncGenerator<T[]> {
  let after: T | undefined;
  for (;;) {
    const rows = await next(after, PORTION);
    yield rows;
    if (rows.length < PORTION) return;
    after = rows.at(-1);
  }
}
