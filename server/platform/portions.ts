/** The most rows in memory at once. */
const PORTION = 500;

/** The results of a query in non-empty portions, each requested when the previous one has been processed. */
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
