import type { CameFrom } from '#contract/jobs/public-jobs.ts';

const MARKS = ['via', 'ref'];
let here: string | undefined;
let before: string | undefined;

/** Called by the root for every opened page. */
export function notePath(path: string): void {
  if (path === here) return;
  before = here;
  here = path;
}

/**
 * How the user came to this page: from another page of the site, or from outside, by a referring site or by a
 * parameter of the address.
 */
export function cameFrom(path: string): CameFrom {
  const page = here === path ? before : here;
  if (page) return { page };
  const params = new URLSearchParams(window.location.search);
  const name = MARKS.find((one) => params.has(one));
  const mark = name === 'via' ? (params.get(name) ?? undefined)?.slice(0, 200) : name;
  const site = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
  return { ...(site && { site }), ...(mark && { mark }) };
}
