import { createHmac, hkdfSync } from 'node:crypto';
import type { UserRow } from '#server/features/users/users.service.ts';
import { sameHash } from '#server/platform/secret.ts';

let key: Buffer | undefined;

export function configureDeviceMarks(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'medallist device marks', 32));
}

function sign(userId: string, device: string): string {
  if (!key) throw new Error('configureDeviceMarks() has not been called');
  return createHmac('sha256', key).update(`${userId}:${device}`).digest('base64url');
}

/** What a device keeps to show that it has signed in to this account; the session in which it did so names it. */
export function markDevice(userId: string, sessionId: string): string {
  return `${sessionId}.${sign(userId, sessionId)}`;
}

function isGenuine(userId: string, mark: string): boolean {
  const [device = '', proof = '', ...rest] = mark.split('.');
  return rest.length === 0 && sameHash(proof, sign(userId, device));
}

/**
 * What the limits of a device are counted by, when one of these marks shows that it has signed in to the account
 * before. A new password starts anew: whoever could set one owns the account.
 */
export function findKnownDevice(
  user: UserRow | undefined,
  marks: readonly string[] = [],
): string | undefined {
  const mark = user && marks.find((one) => isGenuine(user.id, one));
  return mark && `${mark}:${user.passwordHash}`;
}
