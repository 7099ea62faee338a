import { listSavedJobs, saveJob, unsaveJob } from '#contract/saved-jobs.ts';
import { type Route, route } from '#server/http/route.ts';
import * as savedJobs from './saved-jobs.service.ts';

export const routes: Route[] = [
  route(saveJob, ({ db, actor, params }) => savedJobs.save(db, actor.userId, params.id)),
  route(unsaveJob, async ({ db, actor, params }) => {
    await savedJobs.remove(db, actor.userId, params.id);
    return undefined;
  }),
  route(listSavedJobs, ({ db, actor, query }) => savedJobs.list(db, actor.userId, query)),
];
