import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { faultsOf, isEmpty, newDrafts, type SlotDraft } from '#web/features/interviews/slots/slot-drafts.ts';
import { useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { NO_REASON, Reason } from '#web/ui/fields/reason-choice.tsx';

/**
 * For a form that loads after its dialog: focuses the first field, unless the user has
 * moved the focus meanwhile.
 */
export function useFirstFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  useEffect(() => {
    // After the dialog, which takes the focus as soon as it is mounted.
    const timer = setTimeout(() => {
      const dialog = root.current?.closest('[role="dialog"]');
      const { activeElement } = document;
      const hasMovedOn =
        dialog?.contains(activeElement) &&
        activeElement !== dialog &&
        !activeElement?.matches('.mantine-CloseButton-root');
      if (!hasMovedOn) root.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
  return root;
}

const FIELDS = '[data-first], [data-dates-input], input:not([type="hidden"])';

/** Errors of the times, shown from the first submit on until they are fixed. */
export function useTimesCheck(drafts: readonly SlotDraft[], duration: number) {
  const [tries, setTries] = useState(0);
  const find = () => faultsOf(drafts, duration, new Date());
  const isMissing = drafts.every(isEmpty);
  return {
    /** Used as the key of the message above the form, so that screen readers announce it after each try. */
    tries,
    isMissing: tries > 0 && isMissing,
    faults: tries > 0 ? find() : new Map<string, string>(),
    /** True if the times can be sent; otherwise focuses the first one with an error. */
    check(form: HTMLFormElement): boolean {
      setTries(tries + 1);
      const isFaulty = find().size > 0;
      if (isFaulty) focusFault(form);
      return !isFaulty && !isMissing;
    },
  };
}

/** In the next frame, once the error is rendered; it may be far above or below the button. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const row = form.querySelector('[data-fault]');
    row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  });
}

const SavedTimes = z.object({
  times: z.array(
    z.object({ date: z.string().nullable(), start: z.string().nullable(), end: z.string().nullable() }),
  ),
  message: z.string(),
  reason: Reason,
});
type SavedTimes = z.output<typeof SavedTimes>;

interface TimesDraft {
  /** `accept` or `reschedule` with the id of the interview. */
  name: string;
  /** Number of empty rows at first. */
  rows: number;
  /** ISO 8601; an answer after this is too late. */
  until: string;
}

/** The answer in progress: times, message and reason, stored until they are sent. */
export function useTimesDraft({ name, rows, until }: TimesDraft) {
  const initial: SavedTimes = {
    times: newDrafts(rows).map(({ key: _, ...time }) => time),
    message: '',
    reason: NO_REASON,
  };
  const { value, set, ...draft } = useSavedDraft({ name, schema: SavedTimes, initial, until });
  // Stored rows have no keys: each gets one on this page, so that unfinished input stays with its row.
  const [keys, setKeys] = useState<readonly string[]>([]);
  const unnamed = value.times.length - keys.length;
  if (unnamed > 0) setKeys([...keys, ...newDrafts(unnamed).map(({ key }) => key)]);
  return {
    ...draft,
    message: value.message,
    reason: value.reason,
    drafts: value.times.map((time, place): SlotDraft => ({ ...time, key: keys[place] ?? '' })),
    set,
    setTimes(drafts: readonly SlotDraft[]) {
      setKeys(drafts.map(({ key }) => key));
      set({ times: drafts.map(({ date, start, end }) => ({ date, start, end })) });
    },
    clear() {
      setKeys([]);
      draft.clear();
    },
  };
}
