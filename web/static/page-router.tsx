import { type ReactNode, useSyncExternalStore } from 'react';
import { createPath, type Path, Router, type To } from 'react-router';
import { keepArrival } from '#web/lib/arrival.ts';

interface Place extends Path {
  state: unknown;
}

const listeners = new Set<() => void>();
let place = typeof window === 'undefined' ? undefined : readPlace();

function readPlace(): Place {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: history.state?.usr };
}

function publish(): void {
  place = readPlace();
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', publish);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Other pages are loaded by the browser; on this one only the search and the state change. */
function go(to: To, state: unknown, isReplacing: boolean): void {
  const { href, pathname } = new URL(hrefOf(to), location.href);
  if (pathname !== location.pathname) {
    keepArrival(pathname, state);
    if (isReplacing) location.replace(href);
    else location.assign(href);
    return;
  }
  const entry = { usr: state, key: crypto.getRandomValues(new Uint32Array(1)).join(), idx: 0 };
  if (isReplacing) history.replaceState(entry, '', href);
  else history.pushState(entry, '', href);
  publish();
}

const NAVIGATOR = {
  createHref: hrefOf,
  push: (to: To, state?: unknown) => go(to, state, false),
  replace: (to: To, state?: unknown) => go(to, state, true),
  go: (steps: number) => history.go(steps),
};

/** A minimal router for islands: links and the address of the page; `built` is the page being prerendered. */
export function PageRouter({ built, children }: { built?: Path | undefined; children: ReactNode }) {
  const location = useSyncExternalStore(
    subscribe,
    () => place,
    () => place ?? built,
  );
  return (
    <Router location={location ?? '/'} navigator={NAVIGATOR}>
      {children}
    </Router>
  );
}
