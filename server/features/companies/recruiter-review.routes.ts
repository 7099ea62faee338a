import { adminApproveIdentityChange, adminRejectIdentityChange } from '#contract/companies/identity.ts';
import {
  APPROVED_MESSAGE,
  adminApproveRecruiter,
  adminGetRecruiter,
  adminGetRecruiterStats,
  adminListPendingRecruiters,
  adminListRecruiters,
  adminProcessRecruiter,
  adminRejectRecruiter,
  adminRejectRecruiterDocument,
  type ProcessAction,
  REINSTATED_MESSAGE,
  REJECTED_MESSAGE,
  REVIEWED_MESSAGE,
  SUSPENDED_MESSAGE,
} from '#contract/companies/recruiter-review.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import * as recruiters from './recruiter-review.service.ts';

const MESSAGES: Record<ProcessAction, string> = {
  APPROVE: APPROVED_MESSAGE,
  REJECT: REJECTED_MESSAGE,
  UNDER_REVIEW: REVIEWED_MESSAGE,
  SUSPEND: SUSPENDED_MESSAGE,
  REINSTATE: REINSTATED_MESSAGE,
};

function decisionOf(userId: string, { actor, request }: { actor: Actor; request: RequestMeta }) {
  return { userId, adminId: actor.userId, ip: request.ip };
}

export const routes = [
  route(adminGetRecruiterStats, ({ db }) => recruiters.stats(db)),
  route(adminListPendingRecruiters, ({ db }) => recruiters.listWaiting(db)),
  route(adminListRecruiters, ({ db, query }) => recruiters.list(db, query)),
  route(adminGetRecruiter, ({ db, params }) => recruiters.get(db, params.id)),
  route(adminApproveRecruiter, ({ db, params, ...rest }) =>
    recruiters.decide(db, 'APPROVE', decisionOf(params.id, rest)),
  ),
  route(adminRejectRecruiter, ({ db, params, body, ...rest }) =>
    recruiters.decide(db, 'REJECT', { ...decisionOf(params.id, rest), reason: body.reason }),
  ),
  route(adminProcessRecruiter, async ({ db, body, ...rest }) => {
    const { recruiterId, action, reason } = body;
    const decided = await recruiters.decide(db, action, { ...decisionOf(recruiterId, rest), reason });
    return new Reply(decided, { message: MESSAGES[action] });
  }),
  route(adminApproveIdentityChange, ({ db, params, ...rest }) =>
    recruiters.decideIdentity(db, { ...decisionOf(params.id, rest), changeId: params.changeId }),
  ),
  route(adminRejectIdentityChange, ({ db, params, body, ...rest }) =>
    recruiters.decideIdentity(db, {
      ...decisionOf(params.id, rest),
      changeId: params.changeId,
      reason: body.reason,
    }),
  ),
  route(adminRejectRecruiterDocument, ({ db, params, body, ...rest }) =>
    recruiters.rejectDocument(db, params.documentId, {
      ...decisionOf(params.id, rest),
      reason: body.reason,
    }),
  ),
];
