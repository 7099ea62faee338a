import { jobTakenDown } from '#server/features/jobs/admin/admin-jobs.events.ts';
import { jobDeleted } from '#server/features/jobs/jobs.events.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import {
  applicationMoved,
  applicationSubmitted,
  moveUndone,
  rejectionDecided,
  rejectionUndone,
} from './applications.events.ts';
import { listRecruiterIds } from './applications.queries.ts';
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
  ...[rejectionDecided, rejectionUndone].map((kind) =>
    on(kind, async (db, { companyId }) => {
      await live.changed(db, await listRecruiterIds(db, companyId), ['applications']);
    }),
  ),
  on(moveUndone, async (db, { candidateId, companyId }) => {
    const recruiters = await listRecruiterIds(db, companyId);
    await live.changed(db, [candidateId, ...recruiters], ['applications']);
  }),
  on(jobDeleted, (db, { jobId, actorId }) => rejectWaiting(db, jobId, actorId)),
  // What an admin only closes is as what its company closes: whoever applied waits on.
  on(jobTakenDown, async (db, { jobId, to, adminId }) => {
    if (to === 'ARCHIVED') await rejectWaiting(db, jobId, adminId);
  }),
];
