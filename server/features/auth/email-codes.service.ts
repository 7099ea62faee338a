import { CODE_ATTEMPTS, CODE_MINUTES, RESEND_SECONDS } from '#contract/auth/verify.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { UserRow } from '#server/features/account/account.service.ts';
import { inMinutes, now } from '#server/platform/clock.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { newId } from '#server/platform/new-id.ts';
import { hashSecret, newCode, newSecret, sameHash } from '#server/platform/secret.ts';
import { verificationMail } from './auth.mail.ts';
import * as queries from './email-codes.queries.ts';

/** A code has a million values, so it is hashed together with the id of its row. */
function hashCode(id: string, code: string): string {
  return hashSecret(`${id}:${code}`);
}

/** Mails a new code and link. Throws 429 while the last one is younger than a minute. */
export async function send(db: Db, user: UserRow): Promise<void> {
  const last = await queries.findCode(db, user.id, 'VERIFY_EMAIL');
  const age = last ? (now().getTime() - last.createdAt.getTime()) / 1000 : RESEND_SECONDS;
  if (age < RESEND_SECONDS) {
    const wait = Math.ceil(RESEND_SECONDS - age);
    throw new AppError('RATE_LIMITED', {
      retryAfter: wait,
      message: `Please wait ${wait} seconds before requesting a new code.`,
    });
  }
  const id = newId();
  const code = newCode();
  const link = newSecret();
  await queries.replaceCode(db, {
    id,
    userId: user.id,
    purpose: 'VERIFY_EMAIL',
    email: user.email,
    codeHash: hashCode(id, code),
    linkHash: hashSecret(link),
    attemptsLeft: CODE_ATTEMPTS,
    createdAt: now(),
    expiresAt: inMinutes(CODE_MINUTES),
  });
  await queueMail(db, verificationMail({ to: user.email, firstName: user.firstName, code, link }));
}

type Refusal = { code: 'INVALID_CODE' | 'CODE_EXPIRED' | 'NO_ATTEMPTS_LEFT'; remainingAttempts: number };

/** Compares and uses up a code. The refusal is returned, not thrown, so that the lost attempt commits. */
export async function check(db: Db, userId: string, code: string): Promise<Refusal | undefined> {
  const live = await queries.findCode(db, userId, 'VERIFY_EMAIL');
  if (!live || live.expiresAt <= now()) return { code: 'CODE_EXPIRED', remainingAttempts: 0 };
  const tried = await queries.takeAttempt(db, live.id);
  if (!tried) return { code: 'NO_ATTEMPTS_LEFT', remainingAttempts: 0 };
  if (sameHash(tried.codeHash, hashCode(tried.id, code)) && (await queries.consumeCode(db, tried.id)))
    return undefined;
  return { code: 'INVALID_CODE', remainingAttempts: tried.attemptsLeft };
}

/** The user whose link this is; the code of the same mail stops working with it. */
export async function redeemLink(db: Db, link: string): Promise<string> {
  const used = await queries.consumeLink(db, hashSecret(link), now());
  if (!used) throw new AppError('INVALID_LINK');
  return used.userId;
}
