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

/**
 * The mark that a device stores to show that it has signed in to this account. It names the session of that
 * sign-in.
 */
export function markDevice(userId: string, sessionId: string): string {
  return `${sessionId}.${sign(userId, sessionId)}`;
}

function isGenuine(userId: string, mark: string): boolean {
  const [device = '', proof = '', ...rest] = mark.split('.');
  return rest.length === 0 && sameHash(proof, sign(userId, device));
}

/**
 * The key under which the limits of a device are counted, when one of these marks shows that it has signed in
 * to the account before. A new password invalidates the marks, because the person who could set one owns the
 * account.
 */
export function findKnownDevice(
  user: UserRow | undefined,
  marks: readonly string[] = [],
): string | undefined {
  const mark = user && marks.find((one) => isGenuine(user.id, one));
  return mark && `${mark}:${user.passwordHash}`;
}

type Pattern = [RegExp, string];

/** The order matters: many browsers include the names of others in their user agent. */
const BROWSERS: Pattern[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Pattern[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

function find(patterns: readonly Pattern[], userAgent: string): string | undefined {
  return patterns.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** A readable name for the browser and device of this user agent: "Chrome on Windows". */
export function deviceInWords(userAgent: string | null): string {
  const browser = find(BROWSERS, userAgent ?? '');
  const system = find(SYSTEMS, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
