import { defineFeature } from '#server/feature.ts';
import { traces as audit } from './hires.audit.ts';
import { reactions as follows } from './hires.reactions.ts';
import { routes } from './hires.routes.ts';
import { askAboutHires, completeHires, confirmSilentHires } from './hires.tasks.ts';
import { mails } from './notices/hires.mail.ts';
import { notices } from './notices/hires.notices.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const hires = defineFeature({
  name: 'hires',
  routes,
  deadlines: [confirmSilentHires, completeHires, askAboutHires],
  notices,
  mails,
  audit,
  follows,
  departures,
  after: { departures: ['offers'], deadlines: ['invoices'] },
});
