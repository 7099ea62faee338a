import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Param, Values } from './params.ts';

/** The parameters of a screen's address, by name. */
export type Params = Readonly<Record<string, Param<unknown>>>;

/** Parses parameters. Invalid ones are dropped, so a mangled link still opens. */
export function readSearch<P extends Params>(params: P, address = new URLSearchParams()): Values<P> {
  const entries = Object.entries(params).flatMap(([name, { read, missing }]) => {
    const texts = address.getAll(name);
    const value = (texts.length > 0 ? read(texts) : undefined) ?? missing;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as Values<P>;
}

/** Writes changes into an address: undefined, empty text and defaults are removed. */
export function writeSearch<P extends Params>(
  params: P,
  address: URLSearchParams,
  changes: Partial<Values<P>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  // Another filter means another list, which starts at its first page.
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    if (JSON.stringify(value) === JSON.stringify(params[name]?.missing)) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') next.append(name, String(one));
    }
  }
  return next;
}

/**
 * Filters, tabs and pages stored in the address. `params` must be constant. `change(patch)` adds a history
 * entry; `{ replace: true }` does not, for typing; `state` is the state of that entry. Changes apply to the
 * current address, which may be newer than the render when a debounced change arrives late: a dialog opened
 * meanwhile stays open, and a user who left is not brought back.
 */
export function useSearch<P extends Params>(params: P) {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => readSearch(params, address), [params, address]);
  const change = useCallback(
    (
      changes: Partial<Values<P>>,
      { replace = false, state }: { replace?: boolean; state?: unknown } = {},
    ) => {
      if (window.location.pathname !== pathname) return;
      const current = new URLSearchParams(window.location.search);
      const next = `?${writeSearch(params, current, changes)}`;
      void navigate(next, { replace, state, preventScrollReset: true });
    },
    [params, navigate, pathname],
  );
  return [values, change] as const;
}
