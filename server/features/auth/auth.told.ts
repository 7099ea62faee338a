import { CODE_MINUTES } from '#contract/auth/verify.ts';
import { mailHolder, type Receiver } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter, type MailParts, renderHtml, renderText } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import {
  codeMade,
  passwordChanged,
  passwordDiscarded,
  type RefreshTokenReplayed,
  refreshTokenReplayed,
  resetRequested,
  signedIn,
  type TwoFactorMoved,
  twoFactorMoved,
} from './auth.events.ts';
import { deviceInWords } from './devices.ts';

interface Verification extends Receiver {
  code: string;
  link: string;
}

function verificationMail({ to, firstName, code, link }: Verification): Mail {
  const parts = {
    title: 'Confirm your email address',
    paragraphs: [`Hello ${plainName(firstName)}, enter this code to confirm that this address is yours:`],
    code,
    action: { label: 'Confirm with one click', url: linkTo(`/verify-email?token=${link}`) },
    footnote: `Code and link work for ${CODE_MINUTES} minutes. If you did not sign up for Medallist, ignore this mail.`,
  };
  return letter(to, `${code} is your Medallist code`, parts);
}

function changeEmailMail({ to, firstName, code }: Receiver & { code: string }): Mail {
  const parts = {
    title: 'Confirm your new email address',
    paragraphs: [
      `Hello ${plainName(firstName)}, enter this code in your account settings to move your account to this address:`,
    ],
    code,
    footnote: `The code works for ${CODE_MINUTES} minutes. If it was not you, ignore this mail: nothing changes.`,
  };
  return letter(to, `${code} confirms your new address`, parts);
}

const emailCodesMails = [
  on(codeMade, async (db, { userId, to, purpose, code, link }) => {
    const { firstName } = await users.get(db, userId);
    const receiver = { to, firstName };
    const mail =
      purpose === 'VERIFY_EMAIL'
        ? verificationMail({ ...receiver, code, link })
        : changeEmailMail({ ...receiver, code });
    await queueMail(db, 'SECURITY', mail, undefined, { userId });
  }),
];

function passwordResetMail({ to, firstName, link }: Receiver & { link: string }): Mail {
  const parts = {
    title: 'Set a new password',
    paragraphs: [`Hello ${plainName(firstName)}, somebody asked for a new password for this address.`],
    action: { label: 'Set a new password', url: linkTo(`/reset-password?accessToken=${link}`) },
    footnote: 'The link works once, for 1 hour. If it was not you, ignore this mail: nothing has changed.',
  };
  return letter(to, 'Set a new Medallist password', parts);
}

interface Changed extends Receiver {
  /** The device on which it was changed stays signed in. */
  keptOne: boolean;
}

function passwordChangedMail({ to, firstName, keptOne }: Changed): Mail {
  const devices = keptOne ? 'every other device' : 'every device';
  const parts = {
    title: 'Your password was changed',
    paragraphs: [
      `Hello ${plainName(firstName)}, your password was changed and ${devices} was signed out.`,
      'If it was not you, set a new one at once.',
    ],
    action: { label: 'Set a new password', url: linkTo('/forgot-password') },
  };
  return letter(to, 'Your Medallist password was changed', parts);
}

function passwordDiscardedMail({ to, firstName }: Receiver): Mail {
  const parts = {
    title: 'You signed in with Google',
    paragraphs: [
      `Hello ${plainName(firstName)}, Google has confirmed that this address is yours.`,
      'Nobody had confirmed it before, so the password of the account was removed. You can set a new one.',
    ],
    action: { label: 'Set a new password', url: linkTo('/forgot-password') },
  };
  return letter(to, 'You signed in with Google', parts);
}

const passwordsMails = [
  on(resetRequested, (db, { userId, link }) =>
    mailHolder(db, 'SECURITY', userId, (receiver) => passwordResetMail({ ...receiver, link })),
  ),
  on(passwordChanged, (db, { userId, by }) =>
    mailHolder(db, 'SECURITY', userId, (receiver) =>
      passwordChangedMail({ ...receiver, keptOne: by === 'SETTINGS' }),
    ),
  ),
  on(passwordDiscarded, (db, { userId }) => mailHolder(db, 'SECURITY', userId, passwordDiscardedMail)),
];

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

const sessionsMails = [
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

const NOT_ME = 'If it was not you, set a new password at once and sign out every other session.';

function securityMail(to: string, subject: string, parts: Omit<MailParts, 'action'>): Mail {
  const whole = { ...parts, action: { label: 'Set a new password', url: linkTo('/forgot-password') } };
  return { to, subject, text: renderText(whole), html: renderHtml(whole) };
}

function twoFactorOnMail({ to, firstName }: Receiver): Mail {
  return securityMail(to, 'Two-step sign-in is on', {
    title: 'Two-step sign-in is on',
    paragraphs: [
      `Hello ${plainName(firstName)}, from now on signing in asks for a code of your authenticator app as well.`,
      'Every other device was signed out.',
      'Keep the recovery codes where you find them without your phone.',
    ],
    footnote: NOT_ME,
  });
}

function twoFactorOffMail({ to, firstName }: Receiver): Mail {
  return securityMail(to, 'Two-step sign-in is off', {
    title: 'Two-step sign-in is off',
    paragraphs: [`Hello ${plainName(firstName)}, your account is now protected by the password alone.`],
    footnote: NOT_ME,
  });
}

function recoveryCodesRenewedMail({ to, firstName }: Receiver): Mail {
  return securityMail(to, 'Your recovery codes were replaced', {
    title: 'Your recovery codes were replaced',
    paragraphs: [
      `Hello ${plainName(firstName)}, new recovery codes were made. The ones before no longer work.`,
    ],
    footnote: NOT_ME,
  });
}

/** SET_UP sends no mail: the creator of the account hands it over in person. */
const MAILS: Record<TwoFactorMoved['to'], ((receiver: Receiver) => Mail) | null> = {
  ON: twoFactorOnMail,
  OFF: twoFactorOffMail,
  CODES_RENEWED: recoveryCodesRenewedMail,
  SET_UP: null,
};

const twoFactorMails = [
  on(twoFactorMoved, async (db, { userId, to }) => {
    const write = MAILS[to];
    if (write) await mailHolder(db, 'SECURITY', userId, write);
  }),
];

export const mails = [...emailCodesMails, ...passwordsMails, ...sessionsMails, ...twoFactorMails];
