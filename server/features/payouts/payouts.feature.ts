import { defineFeature } from '#server/feature.ts';
import { mails } from './notices/payouts.mail.ts';
import { notices } from './notices/payouts.notices.ts';
import { traces as audit } from './payouts.audit.ts';
import { reactions as follows } from './payouts.reactions.ts';
import { routes } from './payouts.routes.ts';

export const payouts = defineFeature({
  name: 'payouts',
  routes,
  notices,
  mails,
  audit,
  follows,
  after: { follows: ['reports'] },
});
