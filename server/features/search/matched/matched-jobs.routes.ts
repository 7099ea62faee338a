import { getJobMatch, listMatchedJobs } from '#contract/jobs/matched-jobs.ts';
import { route } from '#server/http/route.ts';
import { listMatched, matchOf } from './matched-jobs.service.ts';

export const matchedRoutes = [
  route(listMatchedJobs, ({ db, actor, query }) => listMatched(db, actor.userId, query)),
  route(getJobMatch, ({ db, actor, params }) => matchOf(db, actor.userId, params.id)),
];
