import { useRef } from 'react';

/** Whether this has been so since the component stands. */
export function useEver(isSo: boolean): boolean {
  const hasBeen = useRef(false);
  hasBeen.current ||= isSo;
  return hasBeen.current;
}
