import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './messages.audit.ts';
import { mails } from './messages.mail.ts';
import { reactions as follows } from './messages.reactions.ts';
import { routes } from './messages.routes.ts';
import { mailUnreadMessages } from './messages.tasks.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const messages = defineFeature({
  name: 'messages',
  routes,
  sweeps: [mailUnreadMessages],
  mails,
  audit,
  follows,
  departures,
  after: { follows: ['interviews'], departures: ['interviews'] },
});
