import { defineFeature } from '#server/feature.ts';
import { routes } from './events.routes.ts';
import { forgetOldEvents } from './events.tasks.ts';

export const analytics = defineFeature({
  name: 'analytics',
  routes,
  sweeps: [forgetOldEvents],
});
