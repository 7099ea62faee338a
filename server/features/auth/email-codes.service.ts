import { CODE_ATTEMPTS, CODE_MINUTES, RESEND_SECONDS } from '#contract/auth/verify.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import { inMinutes, inSeconds, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { type CodeRefusal, demandPause, hashCode } from '#server/platform/mail/mailed-codes.ts';
import { newId } from '#server/platform/new-id.ts';
import { hashSecret, newCode, newSecret, sameHash } from '#server/platform/secret.ts';
import { codeMade } from './auth.events.ts';
import * as queries from './secrets.queries.ts';
import { markSpent } from './spent-secrets.service.ts';

type Purpose = queries.EmailCodeRow['purpose'];

interface Secrets {
  code: string;
  link: string;
  expiresAt: Date;
}

async function make(db: Db, userId: string, purpose: Purpose, email: string): Promise<Secrets> {
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

function hashAddress(email: string): string {
  return hashSecret(email.toLowerCase());
}

async function open(db: Db, email: string, unlessAskedAfter: Date): Promise<boolean> {
  const request = {
    addressHash: hashAddress(email),
    askedAt: now(),
    attemptsLeft: CODE_ATTEMPTS,
    expiresAt: inMinutes(CODE_MINUTES),
  };
  return queries.replaceRequest(db, request, unlessAskedAfter);
}

/**
 * Records a request for a code to this address. Pauses and guesses are counted by the text of the address, so
 * that they do not reveal whether it has an account. Throws 429 while the last one is younger than a minute.
 */
export async function askFor(db: Db, email: string): Promise<void> {
  if (await open(db, email, inSeconds(-RESEND_SECONDS))) return;
  demandPause((await queries.findRequest(db, hashAddress(email)))?.askedAt);
}

/** Mails the confirmation of an account's address after a request for it. */
export async function send(db: Db, user: UserRow): Promise<void> {
  const { code, link } = await make(db, user.id, 'VERIFY_EMAIL', user.email);
  await emit(db, codeMade, { userId: user.id, to: user.email, purpose: 'VERIFY_EMAIL', code, link });
}

/** For a new account. Earlier requests for a code to its address do not delay this mail. */
export async function sendFirst(db: Db, user: UserRow): Promise<void> {
  await open(db, user.email, now());
  await send(db, user);
}

/** Mails the code that changes an account's address. No link, because a link would sign its reader in. */
export async function sendForChange(db: Db, user: UserRow, newEmail: string): Promise<Date> {
  demandPause((await queries.findCode(db, user.id, 'CHANGE_EMAIL'))?.createdAt);
  const { code, link, expiresAt } = await make(db, user.id, 'CHANGE_EMAIL', newEmail);
  await emit(db, codeMade, { userId: user.id, to: newEmail, purpose: 'CHANGE_EMAIL', code, link });
  return expiresAt;
}

/** The pending change of address. */
export async function findPendingChange(db: Db, userId: string): Promise<queries.EmailCodeRow | undefined> {
  const live = await queries.findCode(db, userId, 'CHANGE_EMAIL');
  return live && live.expiresAt > now() ? live : undefined;
}

/** Invalidates all codes and links that were mailed to this person. */
export const forget = queries.deleteCodes;

/**
 * Compares and uses up the code of a change. The refusal is returned, not thrown, so that the failed attempt
 * commits.
 */
export async function checkChange(db: Db, userId: string, code: string): Promise<CodeRefusal | undefined> {
  const live = await queries.findCode(db, userId, 'CHANGE_EMAIL');
  if (!live || live.expiresAt <= now()) return { code: 'CODE_EXPIRED', remainingAttempts: 0 };
  const tried = await queries.takeAttempt(db, live.id);
  if (!tried) return { code: 'NO_ATTEMPTS_LEFT', remainingAttempts: 0 };
  if (await isConsumed(db, tried, code)) return undefined;
  return { code: 'INVALID_CODE', remainingAttempts: tried.attemptsLeft };
}

async function isConsumed(db: Db, live: queries.EmailCodeRow, code: string): Promise<boolean> {
  return sameHash(live.codeHash, hashCode(live.id, code)) && queries.consumeCode(db, live.id);
}

/**
 * Returns the user whose address the code confirms. The refusal is returned, not thrown, so that the failed
 * guess commits; it is the same for an address that has no account.
 */
export async function check(
  db: Db,
  email: string,
  code: string,
): Promise<{ userId: string } | { refusal: CodeRefusal }> {
  const addressHash = hashAddress(email);
  const attemptsLeft = await queries.takeGuess(db, addressHash, now());
  const live = await queries.findCodeFor(db, email);
  if (attemptsLeft === undefined) {
    const asked = await queries.findRequest(db, addressHash);
    const isSpent = asked !== undefined && asked.expiresAt > now();
    return { refusal: { code: isSpent ? 'NO_ATTEMPTS_LEFT' : 'CODE_EXPIRED', remainingAttempts: 0 } };
  }
  if (!live || live.expiresAt <= now() || !(await isConsumed(db, live, code))) {
    return { refusal: { code: 'INVALID_CODE', remainingAttempts: attemptsLeft } };
  }
  await queries.deleteRequest(db, addressHash);
  await markSpent(db, 'VERIFY_CODE', spentCode(email, code), live.userId);
  return { userId: live.userId };
}

/** The key that identifies a used code: the number alone would match the codes of many people. */
export function spentCode(email: string, code: string): string {
  return `${email.toLowerCase()} ${code}`;
}

/** The user whose link this is; redeeming it also invalidates the code of the same mail. */
export async function redeemLink(db: Db, link: string): Promise<string> {
  const used = await queries.consumeLink(db, hashSecret(link), now());
  if (!used) throw new AppError('INVALID_LINK');
  await markSpent(db, 'VERIFY_LINK', link, used.userId);
  return used.userId;
}
