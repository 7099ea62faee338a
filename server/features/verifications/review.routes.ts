import {
  adminCountVerifications,
  adminDecideVerification,
  adminGetVerification,
  adminListVerifications,
  DEGREE_VERIFIED,
  PROOF_REJECTED,
} from '#contract/verifications/review.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import * as reviews from './review.service.ts';

export const reviewRoutes = [
  route(adminListVerifications, ({ db, query }) => reviews.list(db, query)),
  route(adminGetVerification, ({ db, params }) => reviews.get(db, params.id)),
  route(adminCountVerifications, ({ db }) => reviews.counts(db)),
  route(adminDecideVerification, async ({ db, actor, params, body, request }) => {
    const decider = { adminId: actor.userId, ip: request.ip };
    const decided = await reviews.decide(db, params.id, body, decider);
    return new Reply(decided, { message: body.action === 'APPROVE' ? DEGREE_VERIFIED : PROOF_REJECTED });
  }),
];
