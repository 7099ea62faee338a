import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './admin/questions.audit.ts';
import { reactions as follows } from './admin/questions.reactions.ts';
import { adminRoutes } from './admin/questions.routes.ts';
import { mails } from './quick-messages.mail.ts';
import { routes as quickMessagesRoutes } from './quick-messages.routes.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const quickMessages = defineFeature({
  name: 'quick-messages',
  routes: [...adminRoutes, ...quickMessagesRoutes],
  mails,
  audit,
  follows,
  departures,
  after: { departures: ['waitlist'] },
});
