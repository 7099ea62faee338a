/** `none`: the device says that it is offline. `silent`: it is online, but the server does not answer. */
export type Connection = 'open' | 'none' | 'silent';

/** Small, public, and answered by what answers everything else. */
export const PROBE = '/api/settings';

let connection: Connection = 'open';
const listeners = new Set<() => void>();

export function setConnection(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getConnection(): Connection {
  return connection;
}

/** Listens to what the device says of its connection, from the start of the page. */
export function followDevice(): void {
  const follow = () => setConnection(navigator.onLine ? 'open' : 'none');
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
}
