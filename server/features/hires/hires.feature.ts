import { defineFeature } from '#server/feature.ts';
import { askAboutHires, completeHires, confirmSilentHires } from './checks.service.ts';
import { auditEntries, departures, follows } from './hires.follows.ts';
import { routes } from './hires.routes.ts';
import { mails, notices } from './hires.told.ts';

export const hires = defineFeature({
  name: 'hires',
  routes,
  deadlines: [confirmSilentHires, completeHires, askAboutHires],
  notices,
  mails,
  audit: auditEntries,
  follows,
  departures,
  after: { departures: ['offers'], deadlines: ['invoices'] },
});
