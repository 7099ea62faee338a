import { defineFeature } from '#server/feature.ts';
import { routes } from './analytics.routes.ts';
import { forgetOldEvents } from './analytics.service.ts';

export const analytics = defineFeature({
  name: 'analytics',
  routes,
  sweeps: [forgetOldEvents],
});
