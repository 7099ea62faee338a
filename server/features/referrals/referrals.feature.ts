import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './referrals.audit.ts';
import { mails } from './referrals.mail.ts';
import { notices } from './referrals.notices.ts';
import { reactions as follows } from './referrals.reactions.ts';
import { routes as referralsRoutes } from './referrals.routes.ts';
import { eraseUnansweredInvitations } from './referrals.tasks.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const referrals = defineFeature({
  name: 'referrals',
  routes: [...referralsRoutes, ...reviewRoutes],
  sweeps: [eraseUnansweredInvitations],
  notices,
  mails,
  audit,
  follows,
  departures,
  after: { follows: ['offers'] },
});
