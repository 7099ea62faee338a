import { defineFeature } from '#server/feature.ts';
import { auditEntries } from './mails.follows.ts';
import { routes } from './mails.routes.ts';

export const mails = defineFeature({
  name: 'mails',
  routes,
  audit: auditEntries,
});
