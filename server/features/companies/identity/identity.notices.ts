import { wordsOfChange } from '#contract/companies/identity-words.ts';
import { type IdentityMove, identityMoved } from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';

function replyTo({ action, companyName, newName, fields, reason }: IdentityMove) {
  const what = wordsOfChange(fields);
  if (action === 'change_approved') {
    return { title: `The new ${what} of ${newName} is approved`, body: 'Candidates see it from now on.' };
  }
  return { title: `The new ${what} of ${companyName} was rejected`, body: reason ?? '' };
}

export const notices = [
  on(identityMoved, async (db, move) => {
    if (move.action !== 'change_approved' && move.action !== 'change_rejected') return;
    const leaders = await companies.listMemberIds(db, move.companyId, 'ADMIN');
    await notify(db, leaders, {
      kind: `company.${move.action}`,
      ...replyTo(move),
      link: '/recruiter/company',
    });
  }),
];
