import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './reports.audit.ts';
import { mails } from './reports.mail.ts';
import { notices } from './reports.notices.ts';
import { reactions as follows } from './reports.reactions.ts';
import { routes } from './reports.routes.ts';

export const reports = defineFeature({
  name: 'reports',
  routes,
  notices,
  mails,
  audit,
  follows,
  after: { follows: ['companies'] },
});
