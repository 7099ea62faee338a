import { defineFeature } from '#server/feature.ts';
import { routes } from './full-profile.routes.ts';

export const fullProfile = defineFeature({
  name: 'full-profile',
  routes,
});
