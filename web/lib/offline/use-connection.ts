import { useSyncExternalStore } from 'react';
import { type Connection, getConnection, onConnectionChange } from './connection-state.ts';

export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, getConnection, () => 'open');
}
