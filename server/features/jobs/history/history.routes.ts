import { listJobHistory } from '#contract/jobs/history.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import * as history from './history.service.ts';

export const historyRoutes = [
  route(listJobHistory, async ({ db, actor, params, query }) => {
    await jobs.getOwn(db, companyOf(actor).id, params.id);
    return history.list(db, params.id, query);
  }),
];
