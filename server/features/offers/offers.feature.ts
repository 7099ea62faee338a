import { defineFeature } from '#server/feature.ts';
import { mails } from './notices/offers.mail.ts';
import { notices } from './notices/offers.notices.ts';
import { traces as audit } from './offers.audit.ts';
import { reactions as follows } from './offers.reactions.ts';
import { routes } from './offers.routes.ts';
import { expireOffers, remindOfOffers } from './offers.tasks.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const offers = defineFeature({
  name: 'offers',
  routes,
  deadlines: [expireOffers, remindOfOffers],
  notices,
  mails,
  audit,
  follows,
  departures,
  after: { follows: ['jobs'], departures: ['auth'] },
});
