import { defineFeature } from '#server/feature.ts';
import { auditEntries, follows } from './reports.follows.ts';
import { routes } from './reports.routes.ts';
import { mails, notices } from './reports.told.ts';

export const reports = defineFeature({
  name: 'reports',
  routes,
  notices,
  mails,
  audit: auditEntries,
  follows,
  after: { follows: ['companies'] },
});
