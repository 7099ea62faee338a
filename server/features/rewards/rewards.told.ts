import { formatRupees } from '#contract/core/rupees.ts';
import type { RewardState } from '#contract/labels/referrals.ts';
import type { Db } from '#server/db/schema/database.ts';
import { mail, notify } from '#server/features/notifications/notifications.service.ts';
import { referrerLink } from '#server/features/referrals/referrers.policy.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import {
  type EndCause,
  type RewardHeld,
  type RewardMoved,
  rewardHeld,
  rewardMoved,
} from './rewards.events.ts';

/** The texts for the referrer. They name no person, because notifications stay after an erasure. */
interface Words {
  kind: string;
  title: string;
  body: string;
  /** The label of the button in the mail. */
  action: string;
}

const CAUSES: Readonly<Record<EndCause, string>> = {
  LEFT: 'The person hired left within 90 days.',
  DID_NOT_JOIN: 'The person hired did not join.',
  REFUSED: 'The referral was looked at and refused.',
};

type Writer = (cause: string) => { kind: string; fact: string; body: string; action: string };

const SEE = 'See your rewards';

/** A payment is reported together with its transfer. */
const WORDS: Readonly<Record<Exclude<RewardState, 'PAID'>, Writer>> = {
  EARNED: () => ({
    kind: 'reward.earned',
    fact: 'is earned',
    body: 'It is held until 90 days are complete.',
    action: SEE,
  }),
  PAYABLE: () => ({
    kind: 'reward.payable',
    fact: 'is payable',
    body: '90 days are complete. We pay within 30 days, once your payout details are there.',
    action: 'Check your payout details',
  }),
  VOID: (cause) => ({ kind: 'reward.void', fact: 'is void', body: cause, action: SEE }),
  CLAWBACK: (cause) => ({
    kind: 'reward.taken_back',
    fact: 'is taken back',
    body: `${cause} What was paid is set off against your next payouts.`,
    action: SEE,
  }),
};

function movedWords({ state, amount, cause }: RewardMoved): Words | undefined {
  if (state === 'PAID') return undefined;
  const { fact, ...words } = WORDS[state](cause ? CAUSES[cause] : '');
  return { ...words, title: `Your reward of ${formatRupees(amount)} ${fact}` };
}

function heldWords({ amount, reason }: RewardHeld): Words {
  const sum = formatRupees(amount);
  return reason === null
    ? {
        kind: 'reward.released',
        title: `Your reward of ${sum} is no longer held`,
        body: 'It is paid as soon as it is due.',
        action: SEE,
      }
    : { kind: 'reward.held', title: `Your reward of ${sum} is held`, body: reason, action: SEE };
}

interface About {
  beneficiaryId: string;
  referralId: string;
}

async function tell(db: Db, { beneficiaryId, referralId }: About, words: Words | undefined): Promise<void> {
  if (!words) return;
  const { userType } = await users.get(db, beneficiaryId);
  const { kind, title, body } = words;
  await notify(db, [beneficiaryId], { kind, title, body, link: referrerLink(userType, referralId) });
}

export const notices = [
  on(rewardMoved, (db, event) => tell(db, event, movedWords(event))),
  on(rewardHeld, (db, event) => tell(db, event, heldWords(event))),
];

interface AboutReward {
  beneficiaryId: string;
  referralId: string;
}

async function send(
  db: Db,
  { beneficiaryId, referralId }: AboutReward,
  words: Words | undefined,
): Promise<void> {
  if (!words) return;
  const { userType } = await users.get(db, beneficiaryId);
  const link = referrerLink(userType, referralId);
  const { kind, title, body, action } = words;
  await mail(db, [beneficiaryId], {
    kind,
    write: ({ to, firstName }) =>
      letter(to, title, {
        title,
        paragraphs: [`Hello ${plainName(firstName)},`, body],
        ...(link && { action: { label: action, url: linkTo(link) } }),
      }),
  });
}

export const mails = [
  on(rewardMoved, (db, event) => send(db, event, movedWords(event))),
  on(rewardHeld, (db, event) => send(db, event, heldWords(event))),
];
