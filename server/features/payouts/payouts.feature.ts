import { defineFeature } from '#server/feature.ts';
import { auditEntries, follows } from './payouts.follows.ts';
import { routes } from './payouts.routes.ts';
import { mails, notices } from './payouts.told.ts';

export const payouts = defineFeature({
  name: 'payouts',
  routes,
  notices,
  mails,
  audit: auditEntries,
  follows,
  after: { follows: ['reports'] },
});
