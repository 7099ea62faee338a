import { useRef, useState } from 'react';
import { nextPicture } from './next-picture.ts';

const keyOf = (value: unknown) => JSON.stringify(value);

interface Choice<T> {
  next: T;
  /** What may still be met on the way there: what stood before, and choices that this one overtook. */
  passing: ReadonlySet<string>;
}

/**
 * A value that follows from the address, or from what else takes long to change: what is chosen is shown in the next
 * picture, and passed on after it. Any other value that arrives was changed elsewhere, and is shown instead.
 */
export function useAtOnce<T>(value: T, change: (next: T) => void): [T, (next: T) => void] {
  const [choice, setChoice] = useState<Choice<T>>();
  const latest = useRef<T>(value);
  const key = keyOf(value);
  const isUnderway = choice?.passing.has(key) ?? false;
  if (choice && !isUnderway) setChoice(undefined);
  const shown = choice && isUnderway ? choice.next : value;
  const choose = (next: T) => {
    const passing = new Set(isUnderway && choice ? [...choice.passing, keyOf(choice.next)] : [key]);
    passing.delete(keyOf(next));
    setChoice({ next, passing });
    latest.current = next;
    // Of two presses within one picture only the later is passed on: it has the other in it.
    void nextPicture().then(() => latest.current === next && change(next));
  };
  return [shown, choose];
}
