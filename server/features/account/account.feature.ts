import { defineFeature } from '#server/feature.ts';
import { auditEntries } from './account.follows.ts';
import { routes } from './account.routes.ts';
import { mails } from './account.told.ts';
import { eraseDeletedAccounts } from './erasure.tasks.ts';

export const account = defineFeature({
  name: 'account',
  routes,
  sweeps: [eraseDeletedAccounts],
  mails,
  audit: auditEntries,
});
