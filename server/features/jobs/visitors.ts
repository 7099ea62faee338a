import { createHmac, hkdfSync } from 'node:crypto';
import { type CameFrom, VIA } from '#contract/jobs/public-jobs.ts';
import type { ViewSource } from '#contract/labels/jobs.ts';
import { REF_PARAMETER } from '#contract/referrals/trace.ts';

let key: Buffer | undefined;

export function configureVisitorMarks(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'medallist visitor marks', 32));
}

/**
 * A mark that distinguishes two visitors of one job on one day. It is keyed, because IP addresses are few
 * enough to try all of them. It differs by day and job, so that nobody can be tracked.
 */
export function markVisitor(
  { ip, userAgent }: { ip: string; userAgent: string | null },
  jobId: string,
  day: string,
): string {
  if (!key) throw new Error('configureVisitorMarks() has not been called');
  return createHmac('sha256', key).update([jobId, day, ip, userAgent].join('\n')).digest('base64url');
}

/**
 * The source of a view, as far as the browser reveals it. The previous page on this site takes precedence
 * over the original referrer.
 */
export function viewSourceOf({ page, site, mark }: CameFrom, ownOrigin: string): ViewSource {
  if (page) return ofPage(page);
  if (mark === VIA.savedSearch) return 'SAVED_SEARCH';
  if (mark === REF_PARAMETER) return 'LINK';
  if (!site) return 'DIRECT';
  return site === ownOrigin ? 'ELSEWHERE' : 'LINK';
}

/** A visitor who goes from one job to another has the search list beside it. */
function ofPage(path: string): ViewSource {
  if (path === '/home') return 'RECOMMENDED';
  return /^\/jobs(\/(?!saved$)[^/]+)?$/.test(path) ? 'SEARCH' : 'ELSEWHERE';
}
