import { listCandidateActivity } from '#contract/dashboards/activity.ts';
import { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import { route } from '#server/http/route.ts';
import * as activity from './activity.service.ts';
import * as home from './candidate-home.service.ts';

export const homeRoutes = [
  route(getCandidateHome, ({ db, actor }) => home.load(db, actor.userId)),
  route(listCandidateActivity, ({ db, actor, query }) => activity.list(db, actor.userId, query)),
];
