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
import { asAdmin } from '#server/platform/deed.ts';
import * as recruiters from './recruiter-review.service.ts';

const MESSAGES: Record<ProcessAction, string> = {
  APPROVE: APPROVED_MESSAGE,
  REJECT: REJECTED_MESSAGE,
  UNDER_REVIEW: REVIEWED_MESSAGE,
  SUSPEND: SUSPENDED_MESSAGE,
  REINSTATE: REINSTATED_MESSAGE,
};

export const routes = [
  route(adminGetRecruiterStats, ({ db }) => recruiters.stats(db)),
  route(adminListPendingRecruiters, ({ db }) => recruiters.listWaiting(db)),
  route(adminListRecruiters, ({ db, query }) => recruiters.list(db, query)),
  route(adminGetRecruiter, ({ db, params }) => recruiters.get(db, params.id)),
  route(adminApproveRecruiter, ({ db, actor, request, params }) =>
    recruiters.decide(db, asAdmin(actor, request), { action: 'APPROVE', userId: params.id }),
  ),
  route(adminRejectRecruiter, ({ db, actor, request, params, body }) =>
    recruiters.decide(db, asAdmin(actor, request), { ...body, action: 'REJECT', userId: params.id }),
  ),
  route(adminProcessRecruiter, async ({ db, actor, request, body }) => {
    const { recruiterId: userId, action, reason } = body;
    const decided = await recruiters.decide(db, asAdmin(actor, request), { action, userId, reason });
    return new Reply(decided, { message: MESSAGES[action] });
  }),
  route(adminApproveIdentityChange, ({ db, actor, request, params: { id: userId, changeId } }) =>
    recruiters.decideIdentity(db, asAdmin(actor, request), { userId, changeId }),
  ),
  route(adminRejectIdentityChange, ({ db, actor, request, params: { id: userId, changeId }, body }) =>
    recruiters.decideIdentity(db, asAdmin(actor, request), { userId, changeId, reason: body.reason }),
  ),
  route(adminRejectRecruiterDocument, ({ db, actor, request, params: { id: userId, documentId }, body }) =>
    recruiters.rejectDocument(db, asAdmin(actor, request), { userId, documentId, reason: body.reason }),
  ),
];
