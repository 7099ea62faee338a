import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Param, Values } from './params.ts';

/** The parameters of a screen's address, by name. */
export type Params = Readonly<Record<string, Param<unknown>>>;

/** Reads parameters. What does not fit is dropped, so a mangled link still opens. */
export function readSearch<P extends Params>(params: P, address = new URLSearchParams()): Values<P> {
  const entries = Object.entries(params).flatMap(([name, { read, missing }]) => {
    const texts = address.getAll(name);
    const value = (texts.length > 0 ? read(texts) : undefined) ?? missing;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as Values<P>;
}

/** Writes changes over an address: nothing, empty text and what is read of nothing leave it. */
export function writeSearch<P extends Params>(
  params: P,
  address: URLSearchParams,
  changes: Partial<Values<P>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  // Another filter means another list, so it starts at its first page.
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
 * Filters, tabs and pages kept in the address. `params` stay the same as long as the screen stands.
 * `change(patch)` adds a step to the history; `{ replace: true }` does not, for typing;
 * `state` is what that step remembers. Changes go on from the address as it is, which a typed word that is reported late
 * finds newer than the screen: a dialog opened meanwhile stays open, and who left stays away.
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
