import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './affiliates.audit.ts';
import { mails } from './affiliates.mail.ts';
import { notices } from './affiliates.notices.ts';
import { reactions as follows } from './affiliates.reactions.ts';
import { routes } from './affiliates.routes.ts';

export const affiliates = defineFeature({
  name: 'affiliates',
  routes,
  notices,
  mails,
  audit,
  follows,
  after: { follows: ['companies'] },
});
