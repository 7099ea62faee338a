import { defineFeature } from '#server/feature.ts';
import { departures, follows } from './notes.follows.ts';
import { routes } from './notes.routes.ts';
import { mails, notices } from './notes.told.ts';

export const notes = defineFeature({
  name: 'notes',
  routes,
  notices,
  mails,
  follows,
  departures,
  after: { departures: ['messages'] },
});
