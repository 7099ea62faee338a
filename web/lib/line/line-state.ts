/** `none`: the device is offline. `silent`: it is online, but the server does not respond. */
export type Line = 'open' | 'none' | 'silent';

/** Small, public, and served by the same process as everything else. */
export const PROBE = '/api/settings';

let line: Line = 'open';
const listeners = new Set<() => void>();

export function setLine(next: Line): void {
  if (next === line) return;
  line = next;
  for (const listener of listeners) listener();
}

export function onLineChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getLine(): Line {
  return line;
}

/** Follows the browser's online and offline events, from the start of the page. */
export function followDevice(): void {
  const follow = () => setLine(navigator.onLine ? 'open' : 'none');
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
}
