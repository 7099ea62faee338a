import { defineFeature } from '#server/feature.ts';
import { auditEntries, departures } from './notifications.follows.ts';
import { routes } from './notifications.routes.ts';

export const notifications = defineFeature({
  name: 'notifications',
  routes,
  audit: auditEntries,
  departures,
  after: { departures: ['saved-searches'] },
});
