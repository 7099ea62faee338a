/** The messages from a page to the worker. */
export type Wish = { keep: 'app' } | { keep: 'page'; path: string };

export function isWish(value: unknown): value is Wish {
  const { keep, path } = (value ?? {}) as { keep?: unknown; path?: unknown };
  return keep === 'app' || (keep === 'page' && typeof path === 'string');
}
