import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './candidate-accounts.audit.ts';
import { mails } from './candidate-accounts.mail.ts';
import { notices } from './candidate-accounts.notices.ts';
import { reactions as follows } from './candidate-accounts.reactions.ts';
import { routes } from './candidate-accounts.routes.ts';
import { endSuspensions } from './candidate-accounts.tasks.ts';

export const candidateAccounts = defineFeature({
  name: 'candidate-accounts',
  routes,
  deadlines: [endSuspensions],
  notices,
  mails,
  audit,
  follows,
  after: { follows: ['candidates'] },
});
