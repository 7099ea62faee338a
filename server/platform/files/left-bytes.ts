import type { TaskKind } from '../tasks.ts';
import * as store from './store.ts';

/** Queued when a row is removed: after the commit the bytes are removed, with retries if the store fails. */
export const removeLeftBytes: TaskKind<{ storageKey: string }> = {
  name: 'removeLeftBytes',
  run: (_db, { storageKey }) => store.remove(storageKey),
};
