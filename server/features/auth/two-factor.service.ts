import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type * as z from 'zod';
import { RECOVERY_CODES, type TwoFactorSetup, type TwoFactorStatus } from '#contract/auth/two-factor.ts';
import { AppError } from '#contract/core/errors.ts';
import { isAdminType } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { adminsNeedTwoFactor } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { hashSecret } from '#server/platform/secret.ts';
import * as securityLog from '#server/platform/security-log.ts';
import { type TwoFactorMoved, twoFactorMoved } from './auth.events.ts';
import * as sessions from './sessions.service.ts';
import * as queries from './two-factor.queries.ts';

const PERIOD_SECONDS = 30;
/** A code of the previous or next period is accepted too, because clocks differ and typing takes time. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Medallist', label, secret, digits: 6, period: PERIOD_SECONDS });
}

/** A new secret in base 32, and the URI with which an app imports it. */
function newAuthenticator(email: string): { secret: string; otpauthUri: string } {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
  return { secret, otpauthUri: totpOf(secret, email).toString() };
}

/** The period of 30 seconds to which this code belongs; undefined for any other text. */
function stepOf(secret: string, code: string): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now().getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Four groups of four letters and digits: 80 bits, which is enough for a fast hash. */
function newRecoveryCode(): string {
  const letters = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32;
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

/** Accepts any case, with or without dashes. Base 32 has no 0, 1 and 8, so they are read as O, I and B. */
function hashRecoveryCode(userId: string, code: string): string {
  const letters = code
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B');
  return hashSecret(`${userId}:${letters}`);
}

export async function isTwoFactorOn(db: Db, userId: string): Promise<boolean> {
  return (await queries.findTwoFactor(db, userId))?.confirmedAt != null;
}

export async function status(
  db: Db,
  user: Pick<UserRow, 'id' | 'userType'>,
): Promise<z.input<typeof TwoFactorStatus>> {
  const row = await queries.findTwoFactor(db, user.id);
  return {
    enabled: row?.confirmedAt != null,
    enabledAt: row?.confirmedAt ?? null,
    recoveryCodesLeft: row?.confirmedAt ? await queries.countRecoveryCodes(db, user.id) : 0,
    required: isAdminType(user.userType) && adminsNeedTwoFactor(),
  };
}

/** Creates a secret that waits for its first code. */
export async function begin(db: Db, user: UserRow): Promise<TwoFactorSetup> {
  const made = newAuthenticator(user.email);
  const sealedSecret = seal(made.secret, user.id);
  const stored = await queries.replacePending(db, { userId: user.id, sealedSecret, createdAt: now() });
  if (!stored) throw new AppError('TWO_FACTOR_ALREADY_ON');
  return made;
}

interface Confirmation {
  /** The session that sends the code has passed the second step with it; every other session ends. */
  sessionId: string;
  code: string;
  ip: string;
}

/** Activates the pending secret and creates the recovery codes, which are shown only this once. */
export async function confirm(
  db: Db,
  user: UserRow,
  { sessionId, code, ip }: Confirmation,
): Promise<string[]> {
  await users.lock(db, user.id);
  const row = await queries.findTwoFactor(db, user.id);
  if (!row) throw new AppError('STATE_CHANGED');
  if (row.confirmedAt) throw new AppError('TWO_FACTOR_ALREADY_ON');
  const step = stepOf(unseal(row.sealedSecret, user.id) ?? '', code);
  if (step === undefined) throw new AppError('INVALID_CODE');
  if (!(await queries.confirm(db, row, step, now()))) throw new AppError('STATE_CHANGED');
  await sessions.markProved(db, sessionId, 'CODE');
  await sessions.revokeOthers(db, { userId: user.id, sessionId }, 'SECOND_STEP_ON');
  const codes = await replaceCodes(db, user.id);
  await announce(db, { userId: user.id, to: 'ON', ip });
  return codes;
}

/** Turns it on without a first code, for the creator of an account, who hands over the secret. */
export async function setUp(db: Db, user: UserRow): Promise<TwoFactorSetup & { recoveryCodes: string[] }> {
  const setup = await begin(db, user);
  const row = await queries.findTwoFactor(db, user.id);
  if (!row || !(await queries.confirm(db, row, 0, now()))) throw new AppError('STATE_CHANGED');
  const recoveryCodes = await replaceCodes(db, user.id);
  await announce(db, { userId: user.id, to: 'SET_UP', ip: null });
  return { ...setup, recoveryCodes };
}

/** Whether this is a code of the app, which is then invalid, or a recovery code, which is used up. */
export async function accept(db: Db, userId: string, code: string): Promise<boolean> {
  const row = await queries.findTwoFactor(db, userId);
  if (!row?.confirmedAt) return false;
  const secret = unseal(row.sealedSecret, userId);
  const step = secret === undefined ? undefined : stepOf(secret, code);
  if (step !== undefined) {
    const isNew = await queries.takeStep(db, userId, step);
    if (!isNew) securityLog.write({ event: 'totpCode.replayed', userId });
    return isNew;
  }
  return queries.consumeRecoveryCode(db, userId, hashRecoveryCode(userId, code));
}

async function demand(db: Db, userId: string, code: string): Promise<void> {
  if (!(await isTwoFactorOn(db, userId))) throw new AppError('TWO_FACTOR_NOT_ON');
  if (!(await accept(db, userId, code))) throw new AppError('INVALID_CODE');
}

export async function turnOff(db: Db, user: UserRow, code: string, ip: string): Promise<void> {
  await demand(db, user.id, code);
  await queries.deleteTwoFactor(db, user.id);
  await announce(db, { userId: user.id, to: 'OFF', ip });
}

/** Invalidates the old recovery codes. */
export async function renewCodes(db: Db, user: UserRow, code: string, ip: string): Promise<string[]> {
  await demand(db, user.id, code);
  const codes = await replaceCodes(db, user.id);
  await announce(db, { userId: user.id, to: 'CODES_RENEWED', ip });
  return codes;
}

/** Removes a second step that somebody set up before the owner of the address proved that it is theirs. */
export async function discard(db: Db, userId: string): Promise<void> {
  await queries.deleteTwoFactor(db, userId);
}

async function replaceCodes(db: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await queries.replaceRecoveryCodes(db, userId, hashes);
  return codes;
}

async function announce(db: Db, moved: TwoFactorMoved): Promise<void> {
  await emit(db, twoFactorMoved, moved);
}
