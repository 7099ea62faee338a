import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { followDraft, forgetDraft, readDraft, writeDraft } from './kept-draft.ts';

type Values = Record<string, unknown>;

function readValues(kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) throw new TypeError('No fields.');
  return kept as Values;
}

/** The part of a stored draft that fits the current form, which may be newer. */
function fitting(kept: Values, first: Values): Values {
  const isEmpty = (value: unknown) => value === undefined || value === null;
  const fits = ([name, value]: [string, unknown]) =>
    isEmpty(value) || isEmpty(first[name]) || typeof value === typeof first[name];
  return Object.fromEntries(Object.entries(kept).filter(fits));
}

/**
 * Stores the fields of a form so that they survive Esc, Back, a click outside, a reload and a lost
 * connection, and are the same in every tab, as `useKeptDraft` does for other state. Call `forget` once they
 * are sent. Not for passwords.
 */
export function useKeptForm<T extends FieldValues, Output>(
  {
    getValues,
    reset,
    subscribe,
  }: Pick<UseFormReturn<T, unknown, Output>, 'getValues' | 'reset' | 'subscribe'>,
  name: string,
) {
  const [first] = useState(() => JSON.stringify(getValues()));
  const [kept] = useState(() => readDraft(name, readValues));
  const [isTheirs, setTheirs] = useState(false);
  useEffect(() => {
    const initial = JSON.parse(first);
    const show = (values: Values) =>
      reset({ ...initial, ...fitting(values, initial) }, { keepDefaultValues: true, keepErrors: true });
    if (kept) show(kept);
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
  }, [kept, first, name, reset, subscribe]);
  return {
    wasKept: kept !== undefined,
    isTheirs,
    clear: () => reset(JSON.parse(first)),
    forget: () => forgetDraft(name),
  };
}
