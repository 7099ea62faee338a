import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An unguessable token of 256 bits for links, refresh tokens and file tickets. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which secrets of full entropy are stored and looked up. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A code of six digits, leading zeros included. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
