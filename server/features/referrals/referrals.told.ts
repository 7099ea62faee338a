import { INVITATION_DAYS, INVITATION_PAUSE_DAYS } from '#contract/referrals/invitations.ts';
import type { Db } from '#server/db/schema/database.ts';
import { mail, notify, type Receiver } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter, renderHtml, renderText } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { type InvitationMade, invitationMade, referralMoved, referralReviewed } from './referrals.events.ts';
import { SCREENS, shortName } from './referrers.policy.ts';

const WORDS = {
  SIGNUP: { kind: 'referral.signed_up', fact: 'signed up', body: 'They came by your referral.' },
  APPROVED: {
    kind: 'referral.approved',
    fact: 'is approved',
    body: 'You earn your reward when they are hired.',
  },
  // The reward itself is reported to its owner separately.
  HIRED: { kind: 'referral.hired', fact: 'is hired', body: 'They were hired through Medallist.' },
} as const;

interface Subject {
  referralId: string;
  referrerId: string;
  newcomerId: string;
}

/** The new person, and the referrer's screen for it. Affiliates do not see who came by their link. */
async function subjectOf(db: Db, { referralId, referrerId, newcomerId }: Subject) {
  const { userType } = await users.get(db, referrerId);
  const { firstName, lastName } = await users.get(db, newcomerId);
  const screen = SCREENS[userType];
  return {
    who: userType === 'AFFILIATE' ? null : shortName(firstName, lastName),
    link: screen ? `${screen}?referral=${referralId}` : null,
  };
}

export const notices = [
  on(referralReviewed, async (db, { allowed, reason, ...subject }) => {
    if (allowed) return;
    const { who, link } = await subjectOf(db, subject);
    const title = who ? `Your referral of ${who} does not count` : 'A referral of yours does not count';
    await notify(db, [subject.referrerId], { kind: 'referral.refused', title, body: reason, link });
  }),
  on(referralMoved, async (db, { to, ...subject }) => {
    const { referrerId } = subject;
    const { kind, fact, body } = WORDS[to];
    const { who, link } = await subjectOf(db, subject);
    await notify(db, [referrerId], { kind, title: `${who ?? 'Somebody'} ${fact}`, body, link });
  }),
];

/** A key to find its mails again, because they are erased with the address. */
export function invitationKey(referralId: string): string {
  return `referral:${referralId}`;
}

function invitationMail({ to, name, message, links, token }: InvitationMade): Mail {
  const unsubscribeUrl = linkTo(`/unsubscribe?token=${token}`);
  const sender = plainName(name, 'A member of Medallist');
  const parts = {
    title: 'You are invited to Medallist',
    paragraphs: [
      `${sender} thinks that Medallist could be for you. Graduates of India’s leading institutes keep one profile there, and companies ask them for interviews. It is free for candidates.`,
      ...(message ? [`“${message}”`] : []),
      `Are you hiring instead? Companies start here: ${links.recruiter}`,
    ],
    action: { label: 'Create your profile', url: links.candidate },
    footnote: `You get at most one invitation in ${INVITATION_PAUSE_DAYS} days. If you do not answer, we erase your address after ${INVITATION_DAYS} days.`,
    smallLink: { label: 'Unsubscribe', url: unsubscribeUrl },
  };
  const subject = name ? `${sender} invites you to Medallist` : 'You are invited to Medallist';
  return { to, subject, text: renderText(parts), html: renderHtml(parts), unsubscribeUrl };
}

function refusedMail({ to, firstName }: Receiver, reason: string, screen: string | undefined): Mail {
  return letter(to, 'One of your referrals does not count', {
    title: 'A referral does not count',
    paragraphs: [
      `Hello ${plainName(firstName)}, we looked at one of your referrals. It does not count, and no reward is paid for it. This is why:`,
      reason,
      `If you think this is a mistake, write to ${supportAddress()}.`,
    ],
    ...(screen && { action: { label: 'See your referrals', url: linkTo(screen) } }),
  });
}

export const mails = [
  on(referralReviewed, async (db, { referrerId, allowed, reason }) => {
    if (allowed) return;
    const { userType } = await users.get(db, referrerId);
    const write = (receiver: Receiver) => refusedMail(receiver, reason, SCREENS[userType]);
    await mail(db, [referrerId], { kind: 'referral.refused', write });
  }),
  on(invitationMade, async (db, made) => {
    await queueMail(db, 'REFERRAL', invitationMail(made), {
      until: now(),
      key: invitationKey(made.referralId),
    });
  }),
];
