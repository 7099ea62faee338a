import { defineFeature } from '#server/feature.ts';
import { auditEntries } from './settings.follows.ts';
import { routes } from './settings.routes.ts';

export const settings = defineFeature({
  name: 'settings',
  routes,
  audit: auditEntries,
});
