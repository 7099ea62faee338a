import { defineFeature } from '#server/feature.ts';
import { routes } from './live.routes.ts';

export const live = defineFeature({
  name: 'live',
  routes,
});
