import { INVITATION_DAYS, INVITATION_PAUSE_DAYS } from '#contract/referrals/invitations.ts';
import type { ReferralLinks } from '#contract/referrals/referral.ts';
import { linkTo } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Invitation {
  to: string;
  /** Of the sender, if they want to be named. */
  name: string | null;
  message: string | null;
  links: ReferralLinks;
  token: string;
}

export function invitationMail({ to, name, message, links, token }: Invitation): Mail {
  const unsubscribeUrl = linkTo(`/unsubscribe?token=${token}`);
  const sender = name ?? 'A member of Medallist';
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
  const subject = name ? `${name} invites you to Medallist` : 'You are invited to Medallist';
  return { to, subject, text: renderText(parts), html: renderHtml(parts), unsubscribeUrl };
}
