import { type CameFrom, VIA } from '#contract/jobs/public-jobs.ts';
import type { ViewSource } from '#contract/labels/jobs.ts';
import { REF_PARAMETER } from '#contract/referrals/trace.ts';

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
