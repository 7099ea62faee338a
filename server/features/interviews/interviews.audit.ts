import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as audit from '#server/platform/audit.ts';
import type { AuditAction } from '#server/platform/audit-actions.ts';
import type { InterviewMoved } from './interviews.events.ts';
import { getInterview } from './interviews.queries.ts';

/** What the person who did it reads later; an admin's decision leaves its own trace. */
const DONE: Record<InterviewAction, [AuditAction, string] | null> = {
  REQUEST: ['interview.requested', 'Sent an interview request'],
  ACCEPT: ['interview.accepted', 'Accepted an interview request'],
  DECLINE: ['interview.declined', 'Declined an interview request'],
  WITHDRAW: ['interview.withdrawn', 'Withdrew an interview request'],
  SCHEDULE: ['interview.scheduled', 'Booked an interview'],
  REQUEST_SLOTS: ['interview.slots_requested', 'Asked for other times'],
  CANCEL: ['interview.cancelled', 'Cancelled an interview'],
  RESCHEDULE: ['interview.rescheduled', 'Asked to reschedule an interview'],
  COMPLETE: ['interview.completed', 'Completed an interview'],
  REPORT_NO_SHOW: ['interview.no_show_reported', 'Reported a no-show'],
  CONTEST_NO_SHOW: ['interview.no_show_contested', 'Contested a no-show'],
  EXPIRE: null,
  UPHOLD_NO_SHOW: null,
  CLEAR_NO_SHOW: null,
};

export async function leaveTrace(
  db: Db,
  { action: move, actorId, interviewId }: InterviewMoved,
): Promise<void> {
  const done = DONE[move];
  if (!done || !actorId) return;
  const [action, words] = done;
  const { jobTitle, companyName, companyId } = await getInterview(db, interviewId);
  await audit.record(db, {
    actorId,
    action,
    subjectId: interviewId,
    companyId,
    summary: `${words}: ${jobTitle}, ${companyName}`,
  });
}
