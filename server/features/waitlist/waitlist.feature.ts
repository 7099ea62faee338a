import { defineFeature } from '#server/feature.ts';
import { auditEntries, departures, follows } from './waitlist.follows.ts';
import { routes } from './waitlist.routes.ts';
import { mails } from './waitlist.told.ts';

export const waitlist = defineFeature({
  name: 'waitlist',
  routes,
  mails,
  audit: auditEntries,
  follows,
  departures,
});
