import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { DRAFT_PREFIX, getSession } from '#web/lib/api/session.ts';

function keyOf(name: string): string {
  return `${DRAFT_PREFIX}${getSession().user?.id ?? ''}:${name}`;
}

const Kept = z.object({ until: z.iso.datetime(), value: z.unknown() });

/** What was kept under this name, unless its time is over or it is not what the form can read. */
function read<S extends z.ZodType>(key: string, schema: S): z.output<S> | undefined {
  try {
    const { until, value } = Kept.parse(JSON.parse(localStorage.getItem(key) ?? ''));
    if (Date.parse(until) > Date.now()) return schema.parse(value);
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept, or nothing that can be used.
  }
  return undefined;
}

function write(key: string, until: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ until, value }));
  } catch {
    // A full or forbidden storage keeps nothing; the form works without.
  }
}

/** Keeps what a form will show when it is opened next. */
export function keepDraft({ name, until }: { name: string; until: string }, value: unknown): void {
  write(keyOf(name), until, value);
}

export function forgetDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}

interface DraftOptions<S extends z.ZodType> {
  /** What it is and whose: `accept:…`. */
  name: string;
  schema: S;
  initial: z.output<S>;
  /** ISO 8601; later it is of no use to anybody. */
  until: string;
}

/**
 * The state of a form that outlasts Esc, Back, a reload and a lost connection, and is the same in every tab. `forget`
 * it once it is sent.
 */
export function useKeptDraft<S extends z.ZodType>({ name, schema, initial, until }: DraftOptions<S>) {
  const key = keyOf(name);
  const [kept] = useState(() => read(key, schema));
  const [value, setValue] = useState<z.output<S>>(kept ?? initial);
  const latest = useRef(value);

  useEffect(() => {
    function follow({ key: changed }: StorageEvent) {
      const theirs = changed === key ? read(key, schema) : undefined;
      // Sent or given up elsewhere: what stands here stays, and the server says what became of it.
      if (theirs === undefined) return;
      latest.current = theirs;
      setValue(theirs);
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key, schema]);

  function set(changes: Partial<z.output<S>>): void {
    latest.current = { ...(latest.current as object), ...(changes as object) } as z.output<S>;
    setValue(latest.current);
    write(key, until, latest.current);
  }

  return {
    value,
    set,
    /** It was here before this form was opened. */
    wasKept: kept !== undefined,
    forget: () => forgetDraft(name),
  };
}
