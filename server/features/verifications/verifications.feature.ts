import { defineFeature } from '#server/feature.ts';
import { deleteSpentProofs, expireDegreeCodes } from './degree-state.service.ts';
import { auditEntries, follows } from './verifications.follows.ts';
import { routes } from './verifications.routes.ts';
import { mails, notices } from './verifications.told.ts';

export const verifications = defineFeature({
  name: 'verifications',
  routes,
  deadlines: [expireDegreeCodes],
  sweeps: [deleteSpentProofs],
  notices,
  mails,
  audit: auditEntries,
  follows,
});
