import { defineFeature } from '#server/feature.ts';
import { auditEntries } from './audit.follows.ts';
import { routes } from './audit.routes.ts';

export const audit = defineFeature({
  name: 'audit',
  routes,
  audit: auditEntries,
});
