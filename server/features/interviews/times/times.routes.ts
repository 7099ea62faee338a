import { saveWeeklyAvailability } from '#contract/interviews/availability.ts';
import { getInterviewPlan } from '#contract/interviews/plan.ts';
import { route } from '#server/http/route.ts';
import * as availability from './availability.service.ts';
import * as plan from './plan.service.ts';

export const timesRoutes = [
  route(saveWeeklyAvailability, ({ db, actor, body }) => availability.save(db, actor.userId, body)),
  route(getInterviewPlan, ({ db, actor, params }) => plan.get(db, actor.userId, params.id)),
];
