import { defineFeature } from '#server/feature.ts';
import { ownRoutes } from './own.routes.ts';
import { reviewRoutes } from './review.routes.ts';
import { traces as audit } from './verifications.audit.ts';
import { mails } from './verifications.mail.ts';
import { notices } from './verifications.notices.ts';
import { reactions as follows } from './verifications.reactions.ts';
import { deleteSpentProofs, expireDegreeCodes } from './verifications.tasks.ts';

export const verifications = defineFeature({
  name: 'verifications',
  routes: [...ownRoutes, ...reviewRoutes],
  deadlines: [expireDegreeCodes],
  sweeps: [deleteSpentProofs],
  notices,
  mails,
  audit,
  follows,
});
