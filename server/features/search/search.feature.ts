import { defineFeature } from '#server/feature.ts';
import { routes } from './search.routes.ts';

export const search = defineFeature({
  name: 'search',
  routes,
});
