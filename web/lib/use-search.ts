import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** As much of a schema of search parameters as is asked of it: Zod's, or of one that only holds texts. */
interface SearchSchema<T> {
  safeParse: (
    raw: unknown,
  ) =>
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
  parse: (raw: unknown) => T;
}

/** Parameters that are any text or missing. A page that has no others needs no Zod to begin. */
export function texts<Name extends string>(
  ...names: readonly Name[]
): SearchSchema<{ [N in Name]?: string }> {
  const parse = (raw: unknown) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = (raw as Record<string, unknown>)[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ) as { [N in Name]?: string };
  return { parse, safeParse: (raw) => ({ success: true, data: parse(raw) }) };
}

/** Reads search parameters by a schema. What does not fit is dropped, so a mangled link still opens. */
export function readSearch<T extends object>(schema: SearchSchema<T>, params: URLSearchParams): T {
  const raw: Record<string, unknown> = {};
  for (const name of new Set(params.keys())) {
    const all = params.getAll(name);
    raw[name] = all.length > 1 ? all : all[0];
  }
  const first = schema.safeParse(raw);
  if (first.success) return first.data;
  for (const { path } of first.error.issues) delete raw[String(path[0])];
  return schema.parse(raw);
}

/** Writes changes over search parameters: nothing, empty text and defaults leave the address. */
export function writeSearch<T extends object>(
  schema: SearchSchema<T>,
  params: URLSearchParams,
  changes: Partial<T>,
): URLSearchParams {
  const empty = schema.safeParse({});
  const defaults = empty.success ? (empty.data as Record<string, unknown>) : undefined;
  const next = new URLSearchParams(params);
  // Another filter means another list, so it starts at its first page.
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    if (JSON.stringify(value) === JSON.stringify(defaults?.[name])) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') next.append(name, String(one));
    }
  }
  return next;
}

/**
 * Filters, tabs and pages kept in the address. The schema needs a default or `.optional()` for every key.
 * `change(patch)` adds a step to the history; `{ replace: true }` does not, for typing;
 * `state` is what that step remembers. Changes go on from the address as it is, which a typed word that is reported late
 * finds newer than the screen: a dialog opened meanwhile stays open, and who left stays away.
 */
export function useSearch<T extends object>(schema: SearchSchema<T>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const values = useMemo(() => readSearch(schema, params), [schema, params]);
  const change = useCallback(
    (changes: Partial<T>, { replace = false, state }: { replace?: boolean; state?: unknown } = {}) => {
      if (window.location.pathname !== pathname) return;
      const current = new URLSearchParams(window.location.search);
      setParams(writeSearch(schema, current, changes), { replace, state, preventScrollReset: true });
    },
    [schema, setParams, pathname],
  );
  return [values, change] as const;
}
