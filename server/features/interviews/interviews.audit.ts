import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as audit from '#server/platform/audit.ts';
import type { InterviewMoved } from './interviews.events.ts';
import { getInterview } from './interviews.queries.ts';

/** What the person who did it reads later; an admin's decision leaves its own trace. */
const DONE: Partial<Record<InterviewAction, string>> = {
  REQUEST: 'Sent an interview request',
  ACCEPT: 'Accepted an interview request',
  DECLINE: 'Declined an interview request',
  WITHDRAW: 'Withdrew an interview request',
  SCHEDULE: 'Booked an interview',
  REQUEST_SLOTS: 'Asked for other times',
  CANCEL: 'Cancelled an interview',
  RESCHEDULE: 'Asked to reschedule an interview',
  COMPLETE: 'Completed an interview',
  REPORT_NO_SHOW: 'Reported a no-show',
  CONTEST_NO_SHOW: 'Contested a no-show',
};

export async function leaveTrace(db: Db, { action, actorId, interviewId }: InterviewMoved): Promise<void> {
  const done = DONE[action];
  if (!done || !actorId) return;
  const { jobTitle, companyName, companyId } = await getInterview(db, interviewId);
  await audit.record(db, {
    actorId,
    action: `interview.${action.toLowerCase()}`,
    subjectType: 'interview',
    subjectId: interviewId,
    companyId,
    summary: `${done}: ${jobTitle}, ${companyName}`,
  });
}
