/** What the worker does with a request; whatever it does not name goes its own way, as if there were no worker. */
export type Plan = 'file' | 'page' | 'nothing';

interface Asked {
  method: string;
  /** `navigate` for what becomes the page. */
  mode: string;
  url: string;
}

/** Not the app's: data, files, and what is for machines. */
const NOT_PAGES = /^\/(api|dev|docs|livez|readyz|metrics)(\/|$)|\.[a-z0-9]+$/i;

/** Only pages and their files: the API, its streams and everything that changes something never pass the worker. */
export function planFor({ method, mode, url }: Asked, origin: string): Plan {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin) return 'nothing';
  if (pathname.startsWith('/assets/')) return 'file';
  return mode === 'navigate' && !NOT_PAGES.test(pathname) ? 'page' : 'nothing';
}

/** Answers of what stands before the server when there is nothing behind it. */
export function isServerGone(status: number): boolean {
  return status >= 502 && status <= 504;
}

/** A page is kept only beside the files it was built with: a server of another build may have sent it. */
export function isOfBuild(html: string, routes: string): boolean {
  return html.includes(routes);
}

/** The files that a page names. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}

/** The path of a page as the build knows it. */
export function pagePath(url: string): string {
  return new URL(url).pathname.replace(/\/$/, '') || '/';
}

const PREFIX = 'shell-';

export function storeName(build: string): string {
  return PREFIX + build;
}

/** The stores of pages and files, oldest first; others on this origin are none of the worker's business. */
export function shellStores(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(PREFIX));
}

/** Old stores but the last: a tab that still runs the build before loads the rest of its files from there. */
export function outdatedStores(names: readonly string[], own: string): string[] {
  return shellStores(names)
    .filter((name) => name !== own)
    .slice(0, -1);
}

/** Whether the server says that there is to be no worker any more; one that never had any sends a page in its place. */
export function isWorkerWithdrawn(status: number, type: string | null): boolean {
  return status === 404 || status === 410 || (status === 200 && !type?.includes('javascript'));
}
