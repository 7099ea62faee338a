import { formatRupees } from '#contract/core/rupees.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { PAYOUT_METHOD_LABELS } from '#contract/labels/payouts.ts';
import {
  mail,
  mailHolder,
  notify,
  type Receiver,
} from '#server/features/notifications/notifications.service.ts';
import { referrerLink } from '#server/features/referrals/referrers.policy.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { asSentence } from '#server/platform/mail/reason-in-words.ts';
import { getLine, type LineRow } from './batches.queries.ts';
import { lineSettled, type PayoutDetailsChanged, payoutDetailsChanged } from './payouts.events.ts';

/** The texts for a person who is paid, in the product and by mail. */
interface Words {
  kind: string;
  title: string;
  body: string;
  facts: [string, string][];
}

function lineWords(line: LineRow): Words {
  const { status, net, gross, setOff, withheld, reference, paidOn, account, failedReason } = line;
  const sums: [string, string][] = [
    ['Reward', formatRupees(gross)],
    ...(setOff > 0
      ? [['Set off against what was taken back', formatRupees(setOff)] as [string, string]]
      : []),
    ['Tax withheld (TDS)', formatRupees(withheld)],
    [status === 'FAILED' ? 'Came back' : 'Transferred', formatRupees(net)],
  ];
  if (status === 'FAILED') {
    return {
      kind: 'payout.failed',
      title: `The transfer of ${formatRupees(net)} came back`,
      body: `${asSentence(failedReason ?? '')} Please check your payout details: the reward is payable again.`,
      facts: sums,
    };
  }
  if (net === 0) {
    return {
      kind: 'payout.paid',
      title: `Your reward of ${formatRupees(gross)} was set off`,
      body: 'All of it went against what was taken back before, so nothing was transferred.',
      facts: sums,
    };
  }
  const to = account ? ` to ${account}` : '';
  return {
    kind: 'payout.paid',
    title: `${formatRupees(net)} paid${to}`,
    body: `Reference ${reference}. ${formatRupees(withheld)} tax was withheld of a reward of ${formatRupees(gross)}.`,
    facts: [...sums, ['Reference', reference ?? ''], ['Paid on', paidOn ? dayInWords(paidOn) : '']],
  };
}

export const notices = [
  on(lineSettled, async (db, { lineId, beneficiaryId }) => {
    const { userType } = await users.get(db, beneficiaryId);
    const { kind, title, body } = lineWords(await getLine(db, lineId));
    await notify(db, [beneficiaryId], { kind, title, body, link: referrerLink(userType) });
  }),
];

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
