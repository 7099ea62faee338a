import {
  type RefreshTokenReplayed,
  refreshTokenReplayed,
  signedIn,
} from '#server/features/auth/auth.events.ts';
import { mailHolder, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { deviceInWords } from './device-words.ts';

interface NewDevice extends Receiver {
  userAgent: string | null;
  at: Date;
}

const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function newDeviceMail({ to, firstName, userAgent, at }: NewDevice): Mail {
  const parts = {
    title: 'A new device signed in',
    paragraphs: [
      `Hello ${plainName(firstName)}, somebody signed in to your account from a device we have not seen before.`,
    ],
    facts: [
      ['When', `${IN_INDIA.format(at)} IST`],
      ['Device', deviceInWords(userAgent)],
    ] satisfies [string, string][],
    action: { label: 'It was not me', url: linkTo('/forgot-password') },
    footnote: 'If it was you, there is nothing to do.',
  };
  return letter(to, 'A new device signed in to Medallist', parts);
}

function replayMail({ to, firstName, ...replay }: Receiver & RefreshTokenReplayed & { at: Date }): Mail {
  const parts = {
    title: 'We ended one of your sessions',
    paragraphs: [
      `Hello ${plainName(firstName)}, the key that kept one of your devices signed in was used twice. That happens when somebody has copied it.`,
      'We ended that session at once, for everybody who held the key. Your other devices stay signed in.',
    ],
    facts: [
      ['When', `${IN_INDIA.format(replay.at)} IST`],
      ['From', `${replay.ip}, ${deviceInWords(replay.userAgent)}`],
      ['Session of', `${deviceInWords(replay.openedOn)}, opened ${IN_INDIA.format(replay.openedAt)} IST`],
    ] satisfies [string, string][],
    action: { label: 'Set a new password', url: linkTo('/forgot-password') },
    footnote: 'Please sign in again. If you share no device and know of no reason, set a new password.',
  };
  const subject = 'We ended a Medallist session that may have been copied';
  return letter(to, subject, parts);
}

export const mails = [
  on(refreshTokenReplayed, async (db, replay) => {
    await mailHolder(db, 'SECURITY', replay.userId, (receiver) =>
      replayMail({ ...receiver, ...replay, at: now() }),
    );
  }),
  on(signedIn, async (db, { userId, userAgent, isNewDevice }) => {
    if (!isNewDevice) return;
    await mailHolder(db, 'SECURITY', userId, (receiver) =>
      newDeviceMail({ ...receiver, userAgent, at: now() }),
    );
  }),
];
