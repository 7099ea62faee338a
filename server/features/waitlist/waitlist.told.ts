import type { Waitlist } from '#contract/waitlist.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { waitlistInvited, waitlistJoined } from './waitlist.events.ts';

const JOINED_WORDS = {
  JOBSEEKER: {
    next: 'We will write to you when companies are looking for graduates like you. You need not wait: a profile is free and takes a few minutes.',
    action: { label: 'Create your profile', path: '/candidate/signup' },
  },
  RECRUITER: {
    next: 'We will write to you about the graduates you can meet here. You need not wait: an account costs nothing until somebody you chose joins.',
    action: { label: 'Start hiring', path: '/recruiter/signup' },
  },
} as const;

function waitlistMail(list: Waitlist, { to, name }: { to: string; name: string }): Mail {
  const { next, action } = JOINED_WORDS[list];
  const parts = {
    title: 'You are on the waitlist',
    paragraphs: [`Hello ${plainName(name)}, thank you for your interest in Medallist.`, next],
    action: { label: action.label, url: linkTo(action.path) },
    footnote: 'If it was not you who entered this address on our page, ignore this mail.',
  };
  return letter(to, 'You are on the Medallist waitlist', parts);
}

const INVITED_WORDS = {
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
  const { next, action } = INVITED_WORDS[list];
  return letter(to, 'You can join Medallist now', {
    title: 'You can join now',
    paragraphs: [`Hello ${plainName(name)}, you put yourself on our waitlist. Your place is ready.`, next],
    action: { label: action.label, url: linkTo(action.path) },
    footnote: 'If it was not you who entered this address on our page, ignore this mail.',
  });
}

export const mails = [
  on(waitlistJoined, (db, { list, email: to, name }) =>
    queueMail(db, 'WAITLIST', waitlistMail(list, { to, name })),
  ),
  on(waitlistInvited, (db, { list, email: to, name }) =>
    queueMail(db, 'WAITLIST', invitedMail(list, { to, name })),
  ),
];
