import {
  AFFILIATE_APPROVED,
  AFFILIATE_REJECTED,
  adminCountAffiliates,
  adminGetAffiliate,
  adminListAffiliates,
  adminProcessAffiliate,
  getAffiliateDashboard,
} from '#contract/affiliates.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as affiliates from './affiliates.service.ts';

export const routes = [
  route(getAffiliateDashboard, ({ db, actor, query }) => affiliates.dashboard(db, actor, query)),
  route(adminListAffiliates, ({ db, query }) => affiliates.adminList(db, query)),
  route(adminCountAffiliates, ({ db }) => affiliates.countByStatus(db)),
  route(adminGetAffiliate, ({ db, params }) => affiliates.adminGet(db, params.id)),
  route(adminProcessAffiliate, async ({ db, actor, params, body, request }) => {
    const { action, reason = null, from } = body;
    const decided = await affiliates.decide(db, asAdmin(actor, request), {
      action,
      reason,
      from,
      userId: params.id,
    });
    return new Reply(decided, { message: action === 'APPROVE' ? AFFILIATE_APPROVED : AFFILIATE_REJECTED });
  }),
];
