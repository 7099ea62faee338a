import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { followDraft, forgetDraft, readDraft, writeDraft } from './saved-draft.ts';

type Values = Record<string, unknown>;

function readValues(saved: unknown): Values {
  if (typeof saved !== 'object' || saved === null || Array.isArray(saved)) throw new TypeError('No fields.');
  return saved as Values;
}

/** The part of a stored draft that fits the current form, which may be newer. */
function fitting(saved: Values, first: Values): Values {
  const isEmpty = (value: unknown) => value === undefined || value === null;
  const fits = ([name, value]: [string, unknown]) =>
    isEmpty(value) || isEmpty(first[name]) || typeof value === typeof first[name];
  return Object.fromEntries(Object.entries(saved).filter(fits));
}

/**
 * The fields of a form that outlast Esc, Back, a click outside, a reload and a lost connection, and are the same in
 * every tab, as `useSavedDraft` does for other state. `forget` them once they are sent. Never for a password.
 */
export function useDraftForm<T extends FieldValues, Output>(
  {
    getValues,
    reset,
    subscribe,
  }: Pick<UseFormReturn<T, unknown, Output>, 'getValues' | 'reset' | 'subscribe'>,
  /** Without one nothing is saved. */
  name: string | undefined,
) {
  const [first] = useState(() => JSON.stringify(getValues()));
  const [saved] = useState(() => (name ? readDraft(name, readValues) : undefined));
  const [isTheirs, setTheirs] = useState(false);
  useEffect(() => {
    if (!name) return undefined;
    const initial = JSON.parse(first);
    const show = (values: Values) =>
      reset({ ...initial, ...fitting(values, initial) }, { keepDefaultValues: true, keepErrors: true });
    if (saved) show(saved);
    const unfollow = followDraft(name, readValues, (theirs) => {
      show(theirs);
      setTheirs(true);
    });
    // Values that the form fills in by itself are not the user's input.
    const unsubscribe = subscribe({
      formState: { values: true },
      callback({ values, type }) {
        if (JSON.stringify(values) === first) forgetDraft(name);
        else if (type === 'change') writeDraft(name, values);
      },
    });
    return () => {
      unfollow();
      unsubscribe();
    };
  }, [saved, first, name, reset, subscribe]);
  return {
    wasRestored: saved !== undefined,
    isTheirs,
    clear: () => reset(JSON.parse(first)),
    forget: () => name && forgetDraft(name),
  };
}
