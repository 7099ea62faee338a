import type { TaskKind } from '../tasks.ts';
import * as store from './store.ts';

/** Queued with the removal of a row: the bytes go once that commits, however often the store has to be asked. */
export const removeLeftBytes: TaskKind<{ storageKey: string }> = {
  name: 'removeLeftBytes',
  run: (_db, { storageKey }) => store.remove(storageKey),
};
