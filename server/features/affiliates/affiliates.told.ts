import type { ReferralLinks } from '#contract/referrals/referral.ts';
import { mail, notify, type Receiver } from '#server/features/notifications/notifications.service.ts';
import * as referrals from '#server/features/referrals/referrals.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { affiliateDecided } from './affiliates.events.ts';

const APPLICATION_REJECTED = 'Your affiliate application was rejected';
const PROGRAMME_ENDED = 'Your part in the affiliate programme has ended';

export const notices = [
  on(affiliateDecided, async (db, { userId, from, to, reason }) => {
    const isApproved = to === 'APPROVED';
    const refusal = from === 'APPROVED' ? PROGRAMME_ENDED : APPLICATION_REJECTED;
    await notify(db, [userId], {
      kind: isApproved ? 'affiliate.approved' : 'affiliate.rejected',
      title: isApproved ? 'You are in the affiliate programme' : refusal,
      body: reason ?? 'Your link is ready to share.',
      link: '/affiliate/dashboard',
    });
  }),
];

function approvedMail({ to, firstName, links }: Receiver & { links: ReferralLinks }): Mail {
  const parts = {
    title: 'You are in the affiliate programme',
    paragraphs: [`Hello ${plainName(firstName)}, we have approved your application. These are your links:`],
    facts: [
      ['For candidates', links.candidate],
      ['For recruiters', links.recruiter],
    ] satisfies [string, string][],
    action: { label: 'Open your dashboard', url: linkTo('/affiliate/dashboard') },
  };
  const subject = 'Your Medallist affiliate application is approved';
  return letter(to, subject, parts);
}

function rejectedMail({ to, firstName, reason }: Receiver & { reason: string }): Mail {
  const parts = {
    title: APPLICATION_REJECTED,
    paragraphs: [
      `Hello ${plainName(firstName)}, you cannot take part in the affiliate programme at the moment. This is why:`,
      reason,
      `If something has changed, write to ${supportAddress()}.`,
    ],
  };
  const subject = 'Your Medallist affiliate application';
  return letter(to, subject, parts);
}

/** For an affiliate who had been approved. */
function endedMail({ to, firstName, reason }: Receiver & { reason: string }): Mail {
  const parts = {
    title: PROGRAMME_ENDED,
    paragraphs: [
      `Hello ${plainName(firstName)}, we have ended your part in the affiliate programme, and your links no longer count. This is why:`,
      reason,
      `If something has changed, write to ${supportAddress()}.`,
    ],
  };
  return letter(to, PROGRAMME_ENDED, parts);
}

export const mails = [
  on(affiliateDecided, async (db, { userId, from, to, reason }) => {
    if (to === 'REJECTED') {
      const refusal = from === 'APPROVED' ? endedMail : rejectedMail;
      const write = (receiver: Receiver) => refusal({ ...receiver, reason: reason ?? '' });
      return mail(db, [userId], { kind: 'affiliate.rejected', write });
    }
    const links = referrals.linksOf(await referrals.ensureCode(db, userId));
    const write = (receiver: Receiver) => approvedMail({ ...receiver, links });
    await mail(db, [userId], { kind: 'affiliate.approved', write });
  }),
];
