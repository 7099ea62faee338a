import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './account.audit.ts';
import { mails } from './account.mail.ts';
import { closingRoutes } from './closing.routes.ts';
import { emailChangeRoutes } from './email-change.routes.ts';
import { eraseDeletedAccounts } from './erasure.tasks.ts';
import { pictureRoutes } from './picture.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { recordRoutes } from './records.routes.ts';

export const account = defineFeature({
  name: 'account',
  routes: [...profileRoutes, ...emailChangeRoutes, ...pictureRoutes, ...closingRoutes, ...recordRoutes],
  sweeps: [eraseDeletedAccounts],
  mails,
  audit,
});
