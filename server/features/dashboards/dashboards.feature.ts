import { defineFeature } from '#server/feature.ts';
import { routes } from './dashboards.routes.ts';

export const dashboards = defineFeature({
  name: 'dashboards',
  routes,
});
