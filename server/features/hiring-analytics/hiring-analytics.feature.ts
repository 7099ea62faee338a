import { defineFeature } from '#server/feature.ts';
import { routes } from './hiring-analytics.routes.ts';

export const hiringAnalytics = defineFeature({
  name: 'hiring-analytics',
  routes,
});
