import { OUT_STATUSES } from '#contract/applications/transitions.ts';
import { applicationMoved } from '#server/features/applications/applications.events.ts';
import { approvalMoved } from '#server/features/companies/companies.events.ts';
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
  // An application that is over takes its open interview with it.
  on(applicationMoved, async (db, { applicationId, actorId, to, cause }) => {
    if (cause === 'LOOP' || !OUT_STATUSES.includes(to)) return;
    await closeOpen(db, { applicationId }, { ...ENDED_BY[cause], actorId });
  }),
];
