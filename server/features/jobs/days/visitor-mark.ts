import { createHmac, hkdfSync } from 'node:crypto';

let key: Buffer | undefined;

export function configureVisitorMarks(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'medallist visitor marks', 32));
}

/**
 * What tells two visitors of one job apart for one day. Addresses are few enough to try all of them, so that it takes
 * our key to make one; nobody is followed from a day or a job to the next.
 */
export function markVisitor(
  { ip, userAgent }: { ip: string; userAgent: string | null },
  jobId: string,
  day: string,
): string {
  if (!key) throw new Error('configureVisitorMarks() has not been called');
  return createHmac('sha256', key).update([jobId, day, ip, userAgent].join('\n')).digest('base64url');
}
