import { listJobDays } from '#contract/jobs/days.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { listDays } from './days.queries.ts';

export const dayRoutes = [
  route(listJobDays, async ({ db, actor, params, query }) => {
    await jobs.getOwn(db, companyOf(actor).id, params.id);
    return { days: await listDays(db, params.id, Number(query.days)) };
  }),
];
