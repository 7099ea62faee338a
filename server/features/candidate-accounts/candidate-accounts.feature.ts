import { defineFeature } from '#server/feature.ts';
import { auditEntries, follows } from './candidate-accounts.follows.ts';
import { routes } from './candidate-accounts.routes.ts';
import { mails, notices } from './candidate-accounts.told.ts';
import { endSuspensions } from './suspensions.service.ts';

export const candidateAccounts = defineFeature({
  name: 'candidate-accounts',
  routes,
  deadlines: [endSuspensions],
  notices,
  mails,
  audit: auditEntries,
  follows,
  after: { follows: ['candidates'] },
});
