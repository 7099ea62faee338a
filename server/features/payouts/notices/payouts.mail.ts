import { PAYOUT_METHOD_LABELS } from '#contract/labels/payouts.ts';
import { mail, mailHolder, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { getLine } from '#server/features/payouts/batches/batches.queries.ts';
import {
  lineSettled,
  type PayoutDetailsChanged,
  payoutDetailsChanged,
} from '#server/features/payouts/payouts.events.ts';
import { referrerLink } from '#server/features/referrals/links/referrer-screens.policy.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { lineWords } from './payout-words.ts';

function changedLetter({ former, details }: PayoutDetailsChanged, { to, firstName }: Receiver): Mail {
  const what = former ? 'changed' : 'given';
  const title = `Your payout details were ${what}`;
  return letter(to, title, {
    title,
    paragraphs: [
      `Hello ${plainName(firstName)}, from now on your rewards are paid here:`,
      `If this was not you, change your password and write to ${supportAddress()} at once.`,
    ],
    facts: [
      ['Name', details.legalName],
      [PAYOUT_METHOD_LABELS[details.method], details.account],
      ['PAN', details.pan ?? 'Not given'],
    ],
  });
}

export const mails = [
  on(payoutDetailsChanged, (db, event) =>
    mailHolder(db, 'REFERRAL', event.userId, (receiver) => changedLetter(event, receiver)),
  ),
  on(lineSettled, async (db, { lineId, beneficiaryId }) => {
    const { userType } = await users.get(db, beneficiaryId);
    const link = referrerLink(userType);
    const { kind, title, body, facts } = lineWords(await getLine(db, lineId));
    await mail(db, [beneficiaryId], {
      kind,
      write: ({ to, firstName }) =>
        letter(to, title, {
          title,
          paragraphs: [`Hello ${plainName(firstName)},`, body],
          facts,
          ...(link && { action: { label: 'See your payouts', url: linkTo(link) } }),
        }),
    });
  }),
];
