import { defineFeature } from '#server/feature.ts';
import { auditEntries, departures, follows } from './offers.follows.ts';
import { routes } from './offers.routes.ts';
import { expireOffers, remindOfOffers } from './offers.service.ts';
import { mails, notices } from './offers.told.ts';

export const offers = defineFeature({
  name: 'offers',
  routes,
  deadlines: [expireOffers, remindOfOffers],
  notices,
  mails,
  audit: auditEntries,
  follows,
  departures,
  after: { follows: ['jobs'], departures: ['auth'] },
});
