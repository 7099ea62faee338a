/** However many there are, no more than these are held at once. */
const PORTION = 500;

/** What a query finds, a portion at a time, each asked for when the one before has been taken; none is empty. */
export async function* inPortions<T>(
  next: (after: T | undefined, size: number) => Promise<T[]>,
  size = PORTION,
): AsyncGenerator<T[]> {
  let after: T | undefined;
  for (;;) {
    const rows = await next(after, size);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    after = rows.at(-1);
  }
}
