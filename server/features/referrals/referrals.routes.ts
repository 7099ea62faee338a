import {
  recordReferralClick,
  sendInvitations,
  sentInWords,
  unsubscribeFromInvitations,
} from '#contract/referrals/invitations.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import { adminGetReferral, adminListReferrals, adminReviewReferral } from '#contract/referrals/review.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import { asAdmin } from '#server/platform/deed.ts';
import * as invitations from './invitations.service.ts';
import * as clicks from './links.service.ts';
import * as referrals from './referrals.service.ts';
import * as review from './review.service.ts';

export const routes = [
  route(getReferralSummary, ({ db, actor }) => referrals.summary(db, actor.userId)),
  route(listReferrals, ({ db, actor, query }) => referrals.list(db, actor.userId, query)),
  route(
    sendInvitations,
    { before: ({ request }) => takePoint('mailsPerAddress', request.ip) },
    async ({ db, actor, body }) => {
      const result = await invitations.invite(db, actor, body);
      return new Reply(result, { message: sentInWords(result) });
    },
  ),
  route(unsubscribeFromInvitations, async ({ db, body }) => {
    await invitations.unsubscribe(db, body.token);
    return undefined;
  }),
  route(recordReferralClick, { perAddress: 'clicksPerAddress' }, async ({ db, actor, body }) => {
    await clicks.recordClick(db, { ...body, userId: actor?.userId });
    return undefined;
  }),
  route(adminListReferrals, ({ db, query }) => review.list(db, query)),
  route(adminGetReferral, ({ db, params }) => review.get(db, params.id)),
  route(adminReviewReferral, ({ db, actor, params, body, request }) =>
    review.decide(db, asAdmin(actor, request), params.id, body),
  ),
];
