import { jobDeleted } from '#server/features/jobs/jobs.events.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { listRecruiterIds } from './applicants.queries.ts';
import { applicationMoved, applicationSubmitted } from './applications.events.ts';
import { rejectWaiting } from './applications.service.ts';

export const reactions = [
  on(applicationSubmitted, async (db, { companyId, candidateId }) => {
    const recruiters = await listRecruiterIds(db, companyId);
    await live.changed(db, [candidateId, ...recruiters], ['applications']);
  }),
  on(applicationMoved, async (db, { candidateId, companyId }) => {
    const recruiters = await listRecruiterIds(db, companyId);
    await live.changed(db, [candidateId, ...recruiters], ['applications']);
  }),
  on(jobDeleted, (db, { jobId, actorId }) => rejectWaiting(db, jobId, actorId)),
];
