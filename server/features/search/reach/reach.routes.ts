import { countJobReach } from '#contract/jobs/reach.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { route } from '#server/http/route.ts';
import { companyOf } from '#server/http/session/session.ts';
import { reachOf } from './reach.service.ts';

export const reachRoutes = [
  route(
    countJobReach,
    { before: ({ actor }) => takePoint('reachesPerAccount', actor.userId) },
    ({ db, actor, body }) => reachOf(db, companyOf(actor).id, body),
  ),
];
