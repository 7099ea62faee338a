import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { INTERVIEW_TYPES, PRIORITIES } from '#contract/labels/interviews.ts';
import { matchesSearch } from '#web/features/interviews/interview-words.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';

/** The filters of the pending requests, as the address keeps them. */
export const RequestSearch = {
  q: param.text,
  priority: param.list(param.oneOf(PRIORITIES)),
  type: param.list(param.oneOf(INTERVIEW_TYPES)),
  /** About whom something is open, and what: their details when nothing is said. */
  request: param.optionalText,
  act: param.oneOf(['details', 'accept', 'decline'], 'details'),
};
export type RequestSearch = Values<typeof RequestSearch>;

export function matches({ q, priority, type }: RequestSearch, interview: CandidateInterview): boolean {
  const { company, jobRole } = interview;
  return (
    matchesSearch(q, [company.name, jobRole.title, jobRole.location]) &&
    (priority.length === 0 || priority.includes(interview.priority)) &&
    (type.length === 0 || type.includes(interview.interviewType))
  );
}
