import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './notifications.audit.ts';
import { routes as notificationsRoutes } from './notifications.routes.ts';
import { preferenceRoutes } from './preferences.routes.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const notifications = defineFeature({
  name: 'notifications',
  routes: [...notificationsRoutes, ...preferenceRoutes],
  audit,
  departures,
  after: { departures: ['saved-searches'] },
});
