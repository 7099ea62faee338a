import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { useKeptDraft } from './kept-draft.ts';

interface KeptForm<S> {
  /** What it is: `waitlist:…`. */
  name: string;
  /** Of what is typed, which need not be fit to be sent. */
  schema: S;
  /** ISO 8601; later it is forgotten. */
  until: string;
}

/** Keeps what is typed into a form until it is sent: over Esc, Back and a reload, and in every other tab. */
export function useKeptForm<T extends FieldValues>(
  form: Pick<UseFormReturn<T, unknown, T>, 'getValues' | 'reset' | 'subscribe'>,
  { name, schema, until }: KeptForm<z.ZodType<T>>,
) {
  const { value, set, forget } = useKeptDraft({ name, schema, initial: form.getValues(), until });
  const shown = useRef('');
  const keep = useRef(set);
  useEffect(() => {
    keep.current = set;
  });

  useEffect(() => {
    const text = JSON.stringify(value);
    if (text === shown.current || text === JSON.stringify(form.getValues())) return;
    shown.current = text;
    form.reset(value, { keepDefaultValues: true, keepErrors: true });
  }, [form, value]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          const text = JSON.stringify(values);
          if (text === shown.current) return;
          shown.current = text;
          keep.current(values);
        },
      }),
    [form],
  );
  return { forget };
}
