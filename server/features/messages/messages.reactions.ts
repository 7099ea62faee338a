import { applicationSubmitted } from '#server/features/applications/applications.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { interviewMoved } from '#server/features/interviews/interviews.events.ts';
import * as interviews from '#server/features/interviews/interviews.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { messageSent } from './messages.events.ts';
import { open } from './messages.service.ts';

export const reactions = [
  on(applicationSubmitted, open),
  on(interviewMoved, async (db, { action, interviewId }) => {
    if (action === 'REQUEST') await open(db, await interviews.get(db, interviewId));
  }),
  on(messageSent, async (db, { companyId, candidateId }) => {
    const members = await companies.listMemberIds(db, companyId);
    await live.changed(db, [candidateId, ...members], ['messages']);
  }),
];
