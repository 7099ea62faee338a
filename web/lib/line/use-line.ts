import { useSyncExternalStore } from 'react';
import { getLine, type Line, onLineChange } from './line-state.ts';

export function useLine(): Line {
  return useSyncExternalStore(onLineChange, getLine, () => 'open');
}
