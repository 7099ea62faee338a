import { listRecommendedJobs } from '#contract/jobs/recommended-jobs.ts';
import { route } from '#server/http/route.ts';
import { recommend } from './recommended-jobs.service.ts';

export const recommendedRoutes = [route(listRecommendedJobs, ({ db, actor }) => recommend(db, actor.userId))];
