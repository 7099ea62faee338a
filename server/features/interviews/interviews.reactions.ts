import { OUT_STATUSES } from '#contract/applications/transitions.ts';
import { applicationMoved } from '#server/features/applications/applications.events.ts';
import { approvalMoved } from '#server/features/companies/companies.events.ts';
import { memberRemoved, roleChanged } from '#server/features/companies/team/team.events.ts';
import { handOver } from '#server/features/interviews/moves/hand-over.service.ts';
import { on } from '#server/platform/events.ts';
import { interviewMoved } from './interviews.events.ts';
import { refresh } from './interviews.live.ts';
import { getInterview } from './interviews.queries.ts';
import { closeOpen } from './interviews.service.ts';

const ENDED_BY = {
  HAND: { party: 'RECRUITER', reason: 'The application was not taken further.' },
  JOB: { party: 'RECRUITER', reason: 'The job was removed.' },
  CANDIDATE: { party: 'CANDIDATE', reason: 'The application was withdrawn.' },
} as const;

export const reactions = [
  on(interviewMoved, async (db, { interviewId }) => refresh(db, await getInterview(db, interviewId))),
  on(approvalMoved, async (db, { action, companyId }) => {
    if (action !== 'suspended') return;
    const reason = 'The company is suspended on Medallist.';
    await closeOpen(db, { companyId }, { party: 'RECRUITER', actorId: null, reason });
  }),
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
