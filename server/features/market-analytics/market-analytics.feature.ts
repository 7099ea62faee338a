import { defineFeature } from '#server/feature.ts';
import { routes } from './market-analytics.routes.ts';

export const marketAnalytics = defineFeature({
  name: 'market-analytics',
  routes,
});
