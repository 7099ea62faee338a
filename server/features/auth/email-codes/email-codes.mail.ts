import { CODE_MINUTES } from '#contract/auth/verify.ts';
import { codeMade } from '#server/features/auth/auth.events.ts';
import type { Receiver } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

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

export const mails = [
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
