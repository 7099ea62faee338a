import * as z from 'zod';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { InterviewType } from '#contract/labels/interviews.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { matchesSearch } from '#web/features/interviews/interview-words.ts';
import { isWithinDay } from '#web/features/interviews/slots/when.ts';
import type { OpenDialog } from '#web/features/interviews/use-address-dialog.ts';
import { listParam } from '#web/ui/filters/list-param.ts';

/** The filters of the active interviews, as the address keeps them. */
export const ActiveSearch = z.object({
  view: z.enum(['active', 'past']).default('active'),
  q: z.string().default(''),
  type: listParam(InterviewType),
  soon: z.stringbool().or(z.boolean()).default(false),
  page: z.coerce.number().int().min(0).default(0),
  /** About whom something is open, and what: their details when nothing is said. */
  interview: z.string().optional(),
  act: z
    .enum(['details', 'reschedule', 'cancel', 'prepare', 'feedback', 'no-show', 'contest'])
    .default('details'),
  /** Whose notes are open, as older links say it. */
  prepare: z.string().optional(),
});
export type ActiveSearch = z.output<typeof ActiveSearch>;

export function matchesActive(search: ActiveSearch, interview: CandidateInterview, now: Date): boolean {
  const { company, jobRole } = interview;
  return (
    matchesSearch(search.q, [company.name, jobRole.title]) &&
    (search.type.length === 0 || search.type.includes(interview.interviewType)) &&
    (!search.soon || isWithinDay(interview, now))
  );
}

export function linkedDialog({ interview, act, prepare }: ActiveSearch): OpenDialog<DialogKind> | null {
  if (interview) return { kind: act, id: interview };
  return prepare ? { kind: 'prepare', id: prepare } : null;
}

/** What the address says of a dialog; of none it says nothing. */
export function addressOf(dialog: OpenDialog<DialogKind> | null): Partial<ActiveSearch> {
  return {
    interview: dialog?.id,
    act: (dialog?.kind ?? 'details') as ActiveSearch['act'],
    prepare: undefined,
  };
}
