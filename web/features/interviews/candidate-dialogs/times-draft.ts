import { useState } from 'react';
import * as z from 'zod';
import { newDrafts, type SlotDraft } from '#web/features/interviews/slots/slot-drafts.ts';
import { useKeptDraft } from '#web/lib/forms/kept-draft.ts';
import { NO_REASON, Reason } from '#web/ui/fields/reason-choice.tsx';

const Kept = z.object({
  times: z.array(
    z.object({ date: z.string().nullable(), start: z.string().nullable(), end: z.string().nullable() }),
  ),
  message: z.string(),
  reason: Reason,
});
type Kept = z.output<typeof Kept>;

interface TimesDraft {
  /** `accept` or `reschedule`, and of which interview. */
  name: string;
  /** Empty rows at first. */
  rows: number;
  /** ISO 8601; later the answer comes too late. */
  until: string;
}

/** What is being answered: the times, the message and the reason, kept until they are sent. */
export function useTimesDraft({ name, rows, until }: TimesDraft) {
  const initial: Kept = {
    times: newDrafts(rows).map(({ key: _, ...time }) => time),
    message: '',
    reason: NO_REASON,
  };
  const { value, set, ...draft } = useKeptDraft({ name, schema: Kept, initial, until });
  // What is kept has no names: each row has one of this page, so that what is half typed stays with its row.
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
