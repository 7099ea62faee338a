import { mails as codeMails } from '#server/features/auth/email-codes/email-codes.mail.ts';
import { mails as passwordMails } from '#server/features/auth/passwords/passwords.mail.ts';
import { mails as sessionMails } from '#server/features/auth/sessions/sessions.mail.ts';
import { mails as twoFactorMails } from '#server/features/auth/two-factor/two-factor.mail.ts';

export const mails = [...codeMails, ...passwordMails, ...sessionMails, ...twoFactorMails];
