import { defineFeature } from '#server/feature.ts';
import { routes } from './templates.routes.ts';

export const templates = defineFeature({
  name: 'templates',
  routes,
});
