import { wordsOfChange } from '#contract/companies/identity-words.ts';
import { IDENTITY_FIELD_LABELS } from '#contract/labels/companies.ts';
import { type IdentityMove, identityMoved } from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { mail, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

const action = { label: 'Open company profile', url: linkTo('/recruiter/company') };

function approvedMail({ to, firstName }: Receiver, { newName, fields }: IdentityMove): Mail {
  const what = wordsOfChange(fields);
  return letter(to, `The new ${what} of ${newName} is approved`, {
    title: 'Your change is approved',
    paragraphs: [
      `Hello ${plainName(firstName)}, we have approved the new ${what}. Candidates see it from now on.`,
    ],
    facts: fields.map(({ field, to: asked }) => [IDENTITY_FIELD_LABELS[field], asked ?? 'Removed']),
    action,
  });
}

function rejectedMail({ to, firstName }: Receiver, { companyName, fields, reason }: IdentityMove): Mail {
  const what = wordsOfChange(fields);
  return letter(to, `The new ${what} of ${companyName} was rejected`, {
    title: 'Your change was rejected',
    paragraphs: [
      `Hello ${plainName(firstName)}, we could not approve the new ${what}. This is why:`,
      ...(reason ?? '').split('\n').filter(Boolean),
      'Candidates go on seeing what was approved before.',
    ],
    facts: fields.map(({ field, to: asked }) => [IDENTITY_FIELD_LABELS[field], asked ?? 'Removed']),
    action,
  });
}

export const mails = [
  on(identityMoved, async (db, move) => {
    if (move.action !== 'change_approved' && move.action !== 'change_rejected') return;
    const write = move.action === 'change_approved' ? approvedMail : rejectedMail;
    const leaders = await companies.listMemberIds(db, move.companyId, 'ADMIN');
    const kind = `company.${move.action}`;
    await mail(db, leaders, { kind, write: (receiver) => write(receiver, move) });
  }),
];
