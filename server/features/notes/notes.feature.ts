import { defineFeature } from '#server/feature.ts';
import { mails } from './notes.mail.ts';
import { notices } from './notes.notices.ts';
import { reactions as follows } from './notes.reactions.ts';
import { routes } from './notes.routes.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const notes = defineFeature({
  name: 'notes',
  routes,
  notices,
  mails,
  follows,
  departures,
  after: { departures: ['messages'] },
});
