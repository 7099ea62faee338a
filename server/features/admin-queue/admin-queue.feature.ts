import { defineFeature } from '#server/feature.ts';
import { routes } from './admin-queue.routes.ts';
import { endSilentClaims } from './admin-queue.service.ts';

export const adminQueue = defineFeature({
  name: 'admin-queue',
  routes,
  sweeps: [endSilentClaims],
});
