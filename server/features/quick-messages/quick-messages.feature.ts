import { defineFeature } from '#server/feature.ts';
import { auditEntries, departures, follows } from './quick-messages.follows.ts';
import { routes } from './quick-messages.routes.ts';
import { mails } from './quick-messages.told.ts';

export const quickMessages = defineFeature({
  name: 'quick-messages',
  routes,
  mails,
  audit: auditEntries,
  follows,
  departures,
  after: { departures: ['waitlist'] },
});
