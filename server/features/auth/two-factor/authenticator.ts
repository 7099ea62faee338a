import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#contract/auth/two-factor.ts';
import { now } from '#server/platform/clock.ts';
import { hashSecret } from '#server/platform/secret.ts';

const PERIOD_SECONDS = 30;
/** A code of the period before or after counts too: clocks differ, and typing takes time. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Medallist', label, secret, digits: 6, period: PERIOD_SECONDS });
}

/** A new secret in base 32, and the address by which an app takes it over. */
export function newAuthenticator(email: string): { secret: string; otpauthUri: string } {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
  return { secret, otpauthUri: totpOf(secret, email).toString() };
}

/** The period of 30 seconds whose code this is; undefined for any other text. */
export function stepOf(secret: string, code: string): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now().getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Four groups of four letters and digits each: 80 bits, so that a fast hash is enough. */
function newRecoveryCode(): string {
  const letters = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32;
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

/** Letters in any case, with or without dashes; base 32 has no 0, 1 and 8, which stand for O, I and B. */
export function hashRecoveryCode(userId: string, code: string): string {
  const letters = code
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B');
  return hashSecret(`${userId}:${letters}`);
}
