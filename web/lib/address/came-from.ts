import type { CameFrom } from '#contract/jobs/public-jobs.ts';

const MARKS = ['via', 'ref'];
let here: string | undefined;
let before: string | undefined;

/** The root tells every page that is opened. */
export function notePath(path: string): void {
  if (path === here) return;
  before = here;
  here = path;
}

/** How one came to this page: from another of ours, or from outside, by a site or by an address that says so itself. */
export function cameFrom(path: string): CameFrom {
  const page = here === path ? before : here;
  if (page) return { page };
  const params = new URLSearchParams(window.location.search);
  const name = MARKS.find((one) => params.has(one));
  const mark = name === 'via' ? (params.get(name) ?? undefined)?.slice(0, 200) : name;
  const site = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
  return { ...(site && { site }), ...(mark && { mark }) };
}
