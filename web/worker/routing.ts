/** What the worker does with a request; others are left to the browser, as without a worker. */
export type Plan = 'file' | 'page' | 'nothing';

interface Asked {
  method: string;
  /** `navigate` for page loads. */
  mode: string;
  url: string;
}

/** Not pages of the app: data, files, and paths for machines. */
const NOT_PAGES = /^\/(api|dev|docs|livez|readyz|metrics)(\/|$)|\.[a-z0-9]+$/i;

/** Only pages and their files: the API, its streams and every write bypass the worker. */
export function planFor({ method, mode, url }: Asked, origin: string): Plan {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== 'GET' || theirs !== origin) return 'nothing';
  if (pathname.startsWith('/assets/')) return 'file';
  return mode === 'navigate' && !NOT_PAGES.test(pathname) ? 'page' : 'nothing';
}

/** Responses of a proxy that cannot reach the server. */
export function isServerGone(status: number): boolean {
  return status >= 502 && status <= 504;
}

/** A page is stored only together with the files of its build: a server of another build may have sent it. */
export function isOfBuild(html: string, routes: string): boolean {
  return html.includes(routes);
}

/** The files that a page references. */
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

/** The caches of pages and files, oldest first; other caches of this origin are not touched. */
export function shellStores(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(PREFIX));
}

/**
 * All old caches but the latest: a tab that still runs the previous build loads its
 * remaining files from there.
 */
export function outdatedStores(names: readonly string[], own: string): string[] {
  return shellStores(names)
    .filter((name) => name !== own)
    .slice(0, -1);
}

/** Whether the server has withdrawn the worker; a server that never had one sends a page in its place. */
export function isWorkerWithdrawn(status: number, type: string | null): boolean {
  return status === 404 || status === 410 || (status === 200 && !type?.includes('javascript'));
}
