import { defineFeature } from '#server/feature.ts';
import { auditEntries, follows } from './affiliates.follows.ts';
import { routes } from './affiliates.routes.ts';
import { mails, notices } from './affiliates.told.ts';

export const affiliates = defineFeature({
  name: 'affiliates',
  routes,
  notices,
  mails,
  audit: auditEntries,
  follows,
  after: { follows: ['companies'] },
});
