import { createHmac, hkdfSync } from 'node:crypto';
import { type CameFrom, VIA } from '#contract/jobs/public-jobs.ts';
import type { ViewSource } from '#contract/labels/jobs.ts';
import { REF_PARAMETER } from '#contract/referrals/trace.ts';

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

/** By which way somebody came, as far as their browser tells. A page of ours tells more than what led to the first. */
export function viewSourceOf({ page, site, mark }: CameFrom, ownOrigin: string): ViewSource {
  if (page) return ofPage(page);
  if (mark === VIA.savedSearch) return 'SAVED_SEARCH';
  if (mark === REF_PARAMETER) return 'LINK';
  if (!site) return 'DIRECT';
  return site === ownOrigin ? 'ELSEWHERE' : 'LINK';
}

/** Whoever goes from one job to another has the list beside it. */
function ofPage(path: string): ViewSource {
  if (path === '/home') return 'RECOMMENDED';
  return /^\/jobs(\/(?!saved$)[^/]+)?$/.test(path) ? 'SEARCH' : 'ELSEWHERE';
}
