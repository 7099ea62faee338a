import { useEffect, useRef, useState } from 'react';
import { DRAFT_PREFIX, getSession } from '#web/lib/api/session.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** A visitor's words: long enough to come back to, short enough for a computer that others use. */
const VISIT_MS = 2 * HOUR_MS;

function keyOf(name: string): string {
  return `${DRAFT_PREFIX}${getSession().user?.id ?? ''}:${name}`;
}

/** What was kept under this name, unless its time is over or it is not what the form can read. */
export function readDraft<T>(name: string, read: (saved: unknown) => T): T | undefined {
  try {
    const { until, value } = JSON.parse(localStorage.getItem(keyOf(name)) ?? '');
    if (Date.parse(until) > Date.now()) return read(value);
    forgetDraft(name);
  } catch {
    // Nothing is kept, or nothing that can be used.
  }
  return undefined;
}

/** Keeps it until then, or for as long as its writer may need it. */
export function writeDraft(name: string, value: unknown, until?: string): void {
  const lifetimeMs = getSession().user ? WEEK_MS : VISIT_MS;
  const saved = { until: until ?? new Date(Date.now() + lifetimeMs).toISOString(), value };
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(saved));
  } catch {
    // A full or forbidden storage keeps nothing; the form works without.
  }
}

export function forgetDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}

/** Tells what other tabs write of it. Returns what ends that. */
export function followDraft<T>(
  name: string,
  read: (saved: unknown) => T,
  show: (value: T) => void,
): () => void {
  function follow(event: StorageEvent | PageTransitionEvent) {
    // A page that Back brings out of its sleep heard nothing meanwhile.
    const isOurs = event instanceof StorageEvent ? event.key === keyOf(name) : event.persisted;
    const theirs = isOurs ? readDraft(name, read) : undefined;
    // Sent or given up elsewhere: what stands here stays, and the server says what became of it.
    if (theirs !== undefined) show(theirs);
  }
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', follow);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', follow);
  };
}

/** Reads what was kept, and throws where it is something else. A schema can. */
interface DraftSchema<T> {
  parse: (saved: unknown) => T;
}

/** Of drafts that are texts alone. */
export function texts<Name extends string>(...names: readonly Name[]): DraftSchema<Record<Name, string>> {
  return {
    parse: (saved) => {
      const entries = names.map((name) => [name, (saved as Partial<Record<Name, unknown>>)[name]]);
      if (entries.some(([, text]) => typeof text !== 'string')) throw new TypeError('Not a draft of texts.');
      return Object.fromEntries(entries);
    },
  };
}

interface DraftOptions<T> {
  /** What it is and whose: `accept:…`. */
  name: string;
  schema: DraftSchema<T>;
  initial: T;
  /** ISO 8601; later it is of no use to anybody. Without it a week from the last change, or two hours for a visitor. */
  until?: string;
}

/**
 * The state of a form that outlasts Esc, Back, a reload and a lost connection, and is the same in every tab. `forget`
 * it once it is sent.
 */
export function useSavedDraft<T extends object>({ name, schema, initial, until }: DraftOptions<T>) {
  const [saved] = useState(() => readDraft(name, (value) => schema.parse(value)));
  const [value, setValue] = useState<T>(saved ?? initial);
  const [isTheirs, setTheirs] = useState(false);
  const latest = useRef(value);

  useEffect(
    () =>
      followDraft(
        name,
        (value) => schema.parse(value),
        (theirs) => {
          latest.current = theirs;
          setValue(theirs);
          setTheirs(true);
        },
      ),
    [name, schema],
  );

  function set(changes: Partial<T>): void {
    latest.current = { ...latest.current, ...changes };
    setValue(latest.current);
    if (JSON.stringify(latest.current) === JSON.stringify(initial)) forgetDraft(name);
    else writeDraft(name, latest.current, until);
  }

  return {
    value,
    set,
    /** It was here before this form was opened. */
    wasRestored: saved !== undefined,
    /** Another tab changed it under the eyes of this one. */
    isTheirs,
    clear: () => set(initial),
    /** Once it is sent: what was typed meanwhile stays. */
    clearIf(isSent: (value: T) => boolean): void {
      if (isSent(latest.current)) set(initial);
    },
    forget: () => forgetDraft(name),
  };
}
