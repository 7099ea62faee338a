import { CODE_ATTEMPTS, CODE_MINUTES, RESEND_SECONDS } from '#contract/auth/verify.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { codeMade } from '#server/features/auth/auth.events.ts';
import { markSpent } from '#server/features/auth/spent-links.service.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import { inMinutes, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { hashSecret, newCode, newSecret, sameHash } from '#server/platform/secret.ts';
import * as queries from './email-codes.queries.ts';

/** A code has a million values, so it is hashed together with the id of its row. */
function hashCode(id: string, code: string): string {
  return hashSecret(`${id}:${code}`);
}

type Purpose = queries.EmailCodeRow['purpose'];

interface Secrets {
  code: string;
  link: string;
  expiresAt: Date;
}

/** Makes a new code and link. Throws 429 while the last one is younger than a minute. */
async function make(db: Db, userId: string, purpose: Purpose, email: string): Promise<Secrets> {
  const last = await queries.findCode(db, userId, purpose);
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
  const expiresAt = inMinutes(CODE_MINUTES);
  await queries.replaceCode(db, {
    id,
    userId,
    purpose,
    email,
    codeHash: hashCode(id, code),
    linkHash: hashSecret(link),
    attemptsLeft: CODE_ATTEMPTS,
    createdAt: now(),
    expiresAt,
  });
  return { code, link, expiresAt };
}

/** Mails what confirms the address of an account. */
export async function send(db: Db, user: UserRow): Promise<void> {
  const { code, link } = await make(db, user.id, 'VERIFY_EMAIL', user.email);
  await emit(db, codeMade, { userId: user.id, to: user.email, purpose: 'VERIFY_EMAIL', code, link });
}

/** Mails what moves an account to this address: a code alone, because a link would sign its reader in. */
export async function sendForChange(db: Db, user: UserRow, newEmail: string): Promise<Date> {
  const { code, link, expiresAt } = await make(db, user.id, 'CHANGE_EMAIL', newEmail);
  await emit(db, codeMade, { userId: user.id, to: newEmail, purpose: 'CHANGE_EMAIL', code, link });
  return expiresAt;
}

/** The change of address that waits for its code. */
export async function findPendingChange(db: Db, userId: string): Promise<queries.EmailCodeRow | undefined> {
  const live = await queries.findCode(db, userId, 'CHANGE_EMAIL');
  return live && live.expiresAt > now() ? live : undefined;
}

/** Whatever was mailed to the addresses of this person works no more. */
export const forget = queries.deleteCodes;

export type Refusal = {
  code: 'INVALID_CODE' | 'CODE_EXPIRED' | 'NO_ATTEMPTS_LEFT';
  remainingAttempts: number;
};

/** Compares and uses up a code. The refusal is returned, not thrown, so that the lost attempt commits. */
export async function check(
  db: Db,
  userId: string,
  code: string,
  purpose: Purpose = 'VERIFY_EMAIL',
): Promise<Refusal | undefined> {
  const live = await queries.findCode(db, userId, purpose);
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
  await markSpent(db, 'VERIFY_LINK', link, used.userId);
  return used.userId;
}
