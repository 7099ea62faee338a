import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { type InterviewMoved, interviewMoved } from './interviews.events.ts';
import { getInterview, type InterviewRow } from './interviews.queries.ts';

/** What the person who did it reads later. */
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
  DECIDE: ['interview.decided', 'Decided about a candidate after an interview'],
  REPORT_NO_SHOW: ['interview.no_show_reported', 'Reported a no-show'],
  CONTEST_NO_SHOW: ['interview.no_show_contested', 'Contested a no-show'],
  EXPIRE: null,
  UPHOLD_NO_SHOW: null,
  CLEAR_NO_SHOW: null,
  HAND_OVER: ['interview.handed_over', 'Handed over an interview'],
};

/** An admin's word on a contested no-show is about two others. */
const SETTLED: Partial<Record<InterviewAction, [AuditAction, string]>> = {
  UPHOLD_NO_SHOW: ['interview.no_show_upheld', 'Upheld'],
  CLEAR_NO_SHOW: ['interview.no_show_cleared', 'Cleared'],
};

const standing = ({ status, noShowSide, contestSettledAt }: InterviewRow) => ({
  status,
  noShowSide,
  isSettled: contestSettledAt !== null,
});

async function leaveTrace(db: Db, moved: InterviewMoved): Promise<void> {
  const { action: move, actorId, interviewId: subjectId, reason, before, ip } = moved;
  const [done, settled] = [DONE[move], SETTLED[move]];
  if (!actorId || !(done || settled)) return;
  const interview = await getInterview(db, subjectId);
  const { jobTitle, candidateId, candidateName, companyName, companyId } = interview;
  const entry = { actorId, subjectId, companyId };
  if (done) {
    const [action, words] = done;
    await audit.record(db, { ...entry, action, summary: `${words}: ${jobTitle}, ${companyName}` });
  }
  if (settled) {
    const [action, words] = settled;
    const summary = `${words} the no-show of ${candidateName} and ${companyName}`;
    await audit.record(db, {
      ...entry,
      action,
      personId: candidateId,
      summary,
      ...(before && { before: standing(before) }),
      after: { ...standing(interview), reason },
      ip: ip ?? null,
    });
  }
}

export const traces = [on(interviewMoved, leaveTrace)];
