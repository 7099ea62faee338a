import { defineFeature } from '#server/feature.ts';
import { auditEntries, follows } from './rewards.follows.ts';
import { mails, notices } from './rewards.told.ts';

export const rewards = defineFeature({
  name: 'rewards',
  notices,
  mails,
  audit: auditEntries,
  follows,
});
