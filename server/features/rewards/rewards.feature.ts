import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './rewards.audit.ts';
import { mails } from './rewards.mail.ts';
import { notices } from './rewards.notices.ts';
import { reactions as follows } from './rewards.reactions.ts';

export const rewards = defineFeature({
  name: 'rewards',
  notices,
  mails,
  audit,
  follows,
});
