import { defineFeature } from '#server/feature.ts';
import { routes } from './files.routes.ts';

export const files = defineFeature({
  name: 'files',
  routes,
});
