import { OUT_STATUSES } from '#contract/applications/transitions.ts';
import type { InterviewAction } from '#contract/interviews/transitions.ts';
import {
  applicationMoved,
  rejectionDecided,
  rejectionUndone,
} from '#server/features/applications/applications.events.ts';
import {
  approvalMoved,
  companyClosed,
  memberRemoved,
  roleChanged,
} from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { refreshTurns } from '#server/features/interviews/decisions/turns.service.ts';
import { handOver } from '#server/features/interviews/moves/hand-over.service.ts';
import { scorecardSent } from '#server/features/interviews/scorecards/scorecards.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { interviewMoved } from './interviews.events.ts';
import { refresh } from './interviews.live.ts';
import { getInterview } from './interviews.queries.ts';
import { closeOpen } from './interviews.service.ts';

const ENDED_BY = {
  HAND: { party: 'RECRUITER', reason: 'The application was not taken further.' },
  JOB: { party: 'RECRUITER', reason: 'The job was removed.' },
  CANDIDATE: { party: 'CANDIDATE', reason: 'The application was withdrawn.' },
} as const;

/** What begins or ends a contest: admins have it before them. */
const OF_ADMINS: readonly InterviewAction[] = ['CONTEST_NO_SHOW', 'UPHOLD_NO_SHOW', 'CLEAR_NO_SHOW'];

export const reactions = [
  on(interviewMoved, async (db, { interviewId, action }) => {
    const interview = await getInterview(db, interviewId);
    await refreshTurns(db, interview);
    await refresh(db, interview);
    if (OF_ADMINS.includes(action)) await live.changed(db, await users.listAdminIds(db), ['interviews']);
  }),
  on(applicationMoved, refreshTurns),
  // Decided is done, though the candidate is told later.
  on(rejectionDecided, refreshTurns),
  on(rejectionUndone, refreshTurns),
  on(scorecardSent, async (db, { interviewId }) => refresh(db, await getInterview(db, interviewId))),
  on(approvalMoved, async (db, { action, companyId }) => {
    if (action !== 'suspended') return;
    const reason = 'The company is suspended on Medallist.';
    await closeOpen(db, { companyId }, { party: 'RECRUITER', actorId: null, reason });
  }),
  on(companyClosed, (db, { companyId, actorId }) =>
    closeOpen(db, { companyId }, { party: 'RECRUITER', actorId, reason: companies.CLOSED_REASON }),
  ),
  on(memberRemoved, (db, { companyId, userId: from, successorId: to, actorId }) =>
    handOver(db, { companyId, from, to, actorId }),
  ),
  on(roleChanged, async (db, { companyId, userId: from, successorId: to, actorId }) => {
    if (to !== from) await handOver(db, { companyId, from, to, actorId });
  }),
  // An application that is over takes its open interview with it.
  on(applicationMoved, async (db, { applicationId, actorId, to, cause }) => {
    if (cause === 'LOOP' || !OUT_STATUSES.includes(to)) return;
    await closeOpen(db, { applicationId }, { ...ENDED_BY[cause], actorId });
  }),
];
