import type { Waitlist } from '#contract/waitlist.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { waitlistInvited } from './waitlist-entries.events.ts';

const WORDS = {
  JOBSEEKER: {
    next: 'Companies are looking for graduates like you. A profile is free and takes a few minutes; requests then come to you with role, pay and rounds.',
    action: { label: 'Create your profile', path: '/candidate/signup' },
  },
  RECRUITER: {
    next: 'You can look for graduates of the institutes you hire from and ask them for an interview. An account costs nothing until somebody you chose joins.',
    action: { label: 'Start hiring', path: '/recruiter/signup' },
  },
} as const;

function invitedMail(list: Waitlist, { to, name }: { to: string; name: string }): Mail {
  const { next, action } = WORDS[list];
  return letter(to, 'You can join Medallist now', {
    title: 'You can join now',
    paragraphs: [`Hello ${plainName(name)}, you put yourself on our waitlist. Your place is ready.`, next],
    action: { label: action.label, url: linkTo(action.path) },
    footnote: 'If it was not you who entered this address on our page, ignore this mail.',
  });
}

export const mails = [
  on(waitlistInvited, (db, { list, email: to, name }) =>
    queueMail(db, 'WAITLIST', invitedMail(list, { to, name })),
  ),
];
