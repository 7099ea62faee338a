import * as z from 'zod';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { InterviewType, Priority } from '#contract/labels/interviews.ts';
import { matchesSearch } from '#web/features/interviews/interview-words.ts';
import { listParam } from '#web/ui/filters/list-param.ts';

/** The filters of the pending requests, as the address keeps them. */
export const RequestSearch = z.object({
  q: z.string().default(''),
  priority: listParam(Priority),
  type: listParam(InterviewType),
  /** About whom something is open, and what: their details when nothing is said. */
  request: z.string().optional(),
  act: z.enum(['details', 'accept', 'decline']).default('details'),
});
export type RequestSearch = z.output<typeof RequestSearch>;

export function matches({ q, priority, type }: RequestSearch, interview: CandidateInterview): boolean {
  const { company, jobRole } = interview;
  return (
    matchesSearch(q, [company.name, jobRole.title, jobRole.location]) &&
    (priority.length === 0 || priority.includes(interview.priority)) &&
    (type.length === 0 || type.includes(interview.interviewType))
  );
}
