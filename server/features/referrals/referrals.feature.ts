import { defineFeature } from '#server/feature.ts';
import { eraseUnansweredInvitations } from './invitations.service.ts';
import { auditEntries, departures, follows } from './referrals.follows.ts';
import { routes } from './referrals.routes.ts';
import { mails, notices } from './referrals.told.ts';

export const referrals = defineFeature({
  name: 'referrals',
  routes,
  sweeps: [eraseUnansweredInvitations],
  notices,
  mails,
  audit: auditEntries,
  follows,
  departures,
  after: { follows: ['offers'] },
});
