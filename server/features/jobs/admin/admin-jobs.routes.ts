import { adminArchiveJob, adminCloseJob, adminGetJob, adminListJobs } from '#contract/jobs/admin-jobs.ts';
import { route } from '#server/http/route.ts';
import * as jobs from './admin-jobs.service.ts';

function takingDown(endpoint: typeof adminCloseJob, action: 'CLOSE' | 'ARCHIVE') {
  return route(endpoint, async ({ db, actor, params, body, request }) => {
    await jobs.takeDown(db, params.id, {
      action,
      reason: body.reason,
      adminId: actor.userId,
      ip: request.ip,
    });
    return jobs.get(db, params.id);
  });
}

export const adminRoutes = [
  route(adminListJobs, ({ db, query }) => jobs.list(db, query)),
  route(adminGetJob, ({ db, params }) => jobs.get(db, params.id)),
  takingDown(adminCloseJob, 'CLOSE'),
  takingDown(adminArchiveJob, 'ARCHIVE'),
];
