import { useEffect, useRef, useState } from 'react';
import { DRAFT_PREFIX, getSession } from '#web/lib/api/session.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** For visitors: long enough to come back, short enough for a shared computer. */
const VISIT_MS = 2 * HOUR_MS;

function keyOf(name: string): string {
  return `${DRAFT_PREFIX}${getSession().user?.id ?? ''}:${name}`;
}

/** The draft stored under this name, unless it has expired or the form cannot parse it. */
export function readDraft<T>(name: string, read: (saved: unknown) => T): T | undefined {
  try {
    const { until, value } = JSON.parse(localStorage.getItem(keyOf(name)) ?? '');
    if (Date.parse(until) > Date.now()) return read(value);
    forgetDraft(name);
  } catch {
    // Nothing is stored, or nothing usable.
  }
  return undefined;
}

/** Stores it until then, or for as long as its writer may need it. */
export function writeDraft(name: string, value: unknown, until?: string): void {
  const lifetimeMs = getSession().user ? WEEK_MS : VISIT_MS;
  const saved = { until: until ?? new Date(Date.now() + lifetimeMs).toISOString(), value };
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(saved));
  } catch {
    // If the storage is full or forbidden, nothing is stored and the form works without.
  }
}

export function forgetDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}

/** Notifies about changes by other tabs. Returns a function to stop. */
export function followDraft<T>(
  name: string,
  read: (saved: unknown) => T,
  show: (value: T) => void,
): () => void {
  function follow(event: StorageEvent | PageTransitionEvent) {
    // A page restored from the back/forward cache has missed events.
    const isOurs = event instanceof StorageEvent ? event.key === keyOf(name) : event.persisted;
    const theirs = isOurs ? readDraft(name, read) : undefined;
    // Sent or discarded in another tab: the text here stays, and the server reports the conflict.
    if (theirs !== undefined) show(theirs);
  }
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', follow);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', follow);
  };
}

/** Parses a stored draft, and throws if it has another shape. Zod schemas fit. */
interface DraftSchema<T> {
  parse: (saved: unknown) => T;
}

/** The schema of drafts that consist of texts. */
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
  /** The kind and the object of the draft: `accept:…`. */
  name: string;
  schema: DraftSchema<T>;
  initial: T;
  /**
   * ISO 8601; after that the draft is useless. By default a week from the last change, or
   * two hours for a visitor.
   */
  until?: string;
}

/**
 * The state of a form that survives Esc, Back, a reload and a lost connection, and is the same in every tab.
 * Call `forget` once it is sent.
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
    /** True if a draft was restored when this form was opened. */
    wasRestored: saved !== undefined,
    /** True if another tab changed it while this one was open. */
    isTheirs,
    clear: () => set(initial),
    /** Once it is sent: text typed meanwhile stays. */
    clearIf(isSent: (value: T) => boolean): void {
      if (isSent(latest.current)) set(initial);
    },
    forget: () => forgetDraft(name),
  };
}
