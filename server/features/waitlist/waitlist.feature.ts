import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './admin/waitlist-entries.audit.ts';
import { mails as waitlistEntriesMails } from './admin/waitlist-entries.mail.ts';
import { reactions as follows } from './admin/waitlist-entries.reactions.ts';
import { adminRoutes } from './admin/waitlist-entries.routes.ts';
import { accountReactions as departures } from './users.reactions.ts';
import { mails as waitlistMails } from './waitlist.mail.ts';
import { routes as waitlistRoutes } from './waitlist.routes.ts';

export const waitlist = defineFeature({
  name: 'waitlist',
  routes: [...waitlistRoutes, ...adminRoutes],
  mails: [...waitlistMails, ...waitlistEntriesMails],
  audit,
  follows,
  departures,
});
