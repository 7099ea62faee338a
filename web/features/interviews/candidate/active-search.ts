import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { INTERVIEW_TYPES } from '#contract/labels/interviews.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { matchesSearch } from '#web/features/interviews/interview-words.ts';
import { isWithinDay } from '#web/features/interviews/slots/when.ts';
import type { OpenDialog } from '#web/features/interviews/use-address-dialog.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';

/** The filters of the active interviews, as the address keeps them. */
export const ActiveSearch = {
  view: param.oneOf(['active', 'past'], 'active'),
  q: param.text,
  type: param.list(param.oneOf(INTERVIEW_TYPES)),
  soon: param.flag,
  page: param.page,
  /** About whom something is open, and what: their details when nothing is said. */
  interview: param.optionalText,
  act: param.oneOf(
    ['details', 'reschedule', 'cancel', 'prepare', 'feedback', 'no-show', 'contest'],
    'details',
  ),
  /** Whose notes are open, as older links say it. */
  prepare: param.optionalText,
};
export type ActiveSearch = Values<typeof ActiveSearch>;

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
