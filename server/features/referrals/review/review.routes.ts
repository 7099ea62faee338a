import { adminGetReferral, adminListReferrals, adminReviewReferral } from '#contract/referrals/review.ts';
import { route } from '#server/http/route.ts';
import * as review from './review.service.ts';

export const reviewRoutes = [
  route(adminListReferrals, ({ db, query }) => review.list(db, query)),
  route(adminGetReferral, ({ db, params }) => review.get(db, params.id)),
  route(adminReviewReferral, ({ db, actor, params, body, request }) =>
    review.decide(db, params.id, { ...body, adminId: actor.userId, ip: request.ip }),
  ),
];
