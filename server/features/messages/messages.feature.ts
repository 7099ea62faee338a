import { defineFeature } from '#server/feature.ts';
import { auditEntries, departures, follows } from './messages.follows.ts';
import { routes } from './messages.routes.ts';
import { mailUnreadMessages } from './messages.service.ts';
import { mails } from './messages.told.ts';

export const messages = defineFeature({
  name: 'messages',
  routes,
  sweeps: [mailUnreadMessages],
  mails,
  audit: auditEntries,
  follows,
  departures,
  after: { follows: ['interviews'], departures: ['interviews'] },
});
