import { OUT_STATUSES } from '#contract/applications/transitions.ts';
import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  applicationMoved,
  rejectionDecided,
  rejectionUndone,
} from '#server/features/applications/applications.events.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { candidateSuspended } from '#server/features/candidate-accounts/candidate-accounts.events.ts';
import {
  approvalMoved,
  companyClosed,
  memberRemoved,
  roleChanged,
} from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { accountDeleted, accountErased, exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { refreshTurns } from './decisions.service.ts';
import { blankTexts, listForExport, listIds } from './departures.queries.ts';
import { type InterviewMoved, interviewMoved, scorecardSent } from './interviews.events.ts';
import { getInterview, type InterviewRow } from './interviews.queries.ts';
import { closeOpen } from './interviews.service.ts';
import { refresh } from './moves/moves.ts';
import { handOver } from './moves/schedule.service.ts';
import { listOwnForExport, listSharedForExport } from './scorecards.queries.ts';
import * as availability from './times.service.ts';

/** The audit entry for the acting person. */
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

/** An admin's settlement of a contested no-show concerns two other people. */
const SETTLED: Partial<Record<InterviewAction, [AuditAction, string]>> = {
  UPHOLD_NO_SHOW: ['interview.no_show_upheld', 'Upheld'],
  CLEAR_NO_SHOW: ['interview.no_show_cleared', 'Cleared'],
};

const standing = ({ status, noShowSide, contestSettledAt }: InterviewRow) => ({
  status,
  noShowSide,
  isSettled: contestSettledAt !== null,
});

async function recordMove(db: Db, moved: InterviewMoved): Promise<void> {
  const { action: move, interviewId: subjectId, reason, before, ...deed } = moved;
  const [done, settled] = [DONE[move], SETTLED[move]];
  if (!deed.actorId || !(done || settled)) return;
  const interview = await getInterview(db, subjectId);
  const { jobTitle, candidateId, candidateName, companyName, companyId } = interview;
  const entry = { subjectId, companyId };
  if (done) {
    const [action, words] = done;
    await audit.record(
      db,
      { actorId: deed.actorId },
      { ...entry, action, summary: `${words}: ${jobTitle}, ${companyName}` },
    );
  }
  if (settled) {
    const [action, words] = settled;
    const summary = `${words} the no-show of ${candidateName} and ${companyName}`;
    await audit.record(db, deed, {
      ...entry,
      action,
      personId: candidateId,
      summary,
      ...(before && { before: standing(before) }),
      after: { ...standing(interview), reason },
    });
  }
}

const ENDED_BY = {
  HAND: { party: 'RECRUITER', reason: 'The application was not taken further.' },
  JOB: { party: 'RECRUITER', reason: 'The job was removed.' },
  CANDIDATE: { party: 'CANDIDATE', reason: 'The application was withdrawn.' },
} as const;

/** Starts or ends a contest, so the admins' screens are refreshed. */
const OF_ADMINS: readonly InterviewAction[] = ['CONTEST_NO_SHOW', 'UPHOLD_NO_SHOW', 'CLEAR_NO_SHOW'];

export const follows = [
  on(interviewMoved, async (db, { interviewId, action }) => {
    const interview = await getInterview(db, interviewId);
    await refreshTurns(db, interview);
    await refresh(db, interview);
    if (OF_ADMINS.includes(action)) await live.changed(db, await users.listAdminIds(db), ['interviews']);
  }),
  on(applicationMoved, refreshTurns),
  // A pending rejection already counts as decided, though the candidate is notified later.
  on(rejectionDecided, refreshTurns),
  on(rejectionUndone, refreshTurns),
  on(scorecardSent, async (db, { interviewId }) => refresh(db, await getInterview(db, interviewId))),
  on(approvalMoved, async (db, { action, companyId }) => {
    if (action !== 'suspended') return;
    const reason = 'The company is suspended on Medallist.';
    await closeOpen(db, { party: 'RECRUITER', actorId: null }, { companyId }, reason);
  }),
  on(companyClosed, (db, { companyId, actorId }) =>
    closeOpen(db, { party: 'RECRUITER', actorId }, { companyId }, companies.CLOSED_REASON),
  ),
  on(memberRemoved, (db, { companyId, userId: from, successorId: to, actorId }) =>
    handOver(db, { party: 'SYSTEM', actorId }, { companyId, from, to }),
  ),
  on(roleChanged, async (db, { companyId, userId: from, successorId: to, actorId }) => {
    if (to !== from) await handOver(db, { party: 'SYSTEM', actorId }, { companyId, from, to });
  }),
  // When an application ends, its open interview ends too.
  on(applicationMoved, async (db, { applicationId, actorId, to, cause }) => {
    if (cause === 'LOOP' || !OUT_STATUSES.includes(to)) return;
    const { party, reason } = ENDED_BY[cause];
    await closeOpen(db, { party, actorId }, { applicationId }, reason);
  }),
];

const REASON = 'The account was deleted.';
const SUSPENDED = 'The account of the candidate is suspended.';

/**
 * What happens to interviews when an account ends. Applications end after their interviews, whose reason is
 * shown.
 */
export const departures = [
  on(accountDeleted, async (db, { userId, userType, actorId }) => {
    if (userType === 'RECRUITER') {
      await closeOpen(db, { party: 'RECRUITER', actorId }, { interviewerId: userId }, REASON);
    }
    if (userType !== 'JOBSEEKER') return;
    const deed = { party: 'CANDIDATE', actorId } as const;
    await closeOpen(db, deed, { candidateId: userId }, REASON);
    await applications.withdrawAll(db, deed, { candidateId: userId });
  }),
  // Applications stay: they continue when the suspension is over.
  on(candidateSuspended, (db, { userId }) =>
    closeOpen(db, { party: 'CANDIDATE', actorId: null }, { candidateId: userId }, SUSPENDED),
  ),
  on(accountErased, async (db, { userId, forget }) => {
    forget(await listIds(db, userId));
    await blankTexts(db, userId);
  }),
  on(exportRequested, async (db, { userId, userType, add }) => {
    await add('interviews', await listForExport(db, userId));
    const isCandidate = userType === 'JOBSEEKER';
    await add('scorecards', await (isCandidate ? listSharedForExport : listOwnForExport)(db, userId));
    if (isCandidate) await add('weeklyAvailability', await availability.getAvailability(db, userId));
  }),
];

export const auditEntries = [
  on(interviewMoved, recordMove),
  on(scorecardSent, async (db, { interviewId: subjectId, ...deed }) => {
    const { companyId, companyName, jobTitle } = await getInterview(db, subjectId);
    const summary = `Sent a scorecard: ${jobTitle}, ${companyName}`;
    await audit.record(db, deed, { action: 'interview.rated', subjectId, companyId, summary });
  }),
];
