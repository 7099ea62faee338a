import {
  recordReferralClick,
  sendInvitations,
  sentInWords,
  unsubscribeFromInvitations,
} from '#contract/referrals/invitations.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import * as invitations from '#server/features/referrals/invitations/invitations.service.ts';
import * as clicks from '#server/features/referrals/links/clicks.service.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import * as referrals from './referrals.service.ts';

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
    await clicks.record(db, { ...body, userId: actor?.userId });
    return undefined;
  }),
];
