import * as z from 'zod';
import { newDraft, newDrafts, type SlotDraft } from '#web/features/interviews/slots/slot-drafts.ts';
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
  return {
    ...draft,
    message: value.message,
    reason: value.reason,
    drafts: withKeys(value.times),
    set,
    setTimes: (drafts: readonly SlotDraft[]) =>
      set({ times: drafts.map(({ date, start, end }) => ({ date, start, end })) }),
  };
}

/** A row is known by its place: what is kept has no other name. */
function withKeys(times: Kept['times']): SlotDraft[] {
  return times.map((time, place) => ({ ...newDraft(time), key: `row-${place}` }));
}
