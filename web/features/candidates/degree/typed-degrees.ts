import { useRef } from 'react';
import { type DegreeValues, isTypedSame } from '#web/features/candidates/sections/education-values.ts';

/** What stands in the cards that are open, which are no part of the section before they are saved. */
export type TypedDegrees = Map<string, () => DegreeValues>;

/** Finds what was typed in open cards and differs from what they were opened with. */
export function useTypedDegrees(opened: readonly DegreeValues[]) {
  const typed = useRef<TypedDegrees>(new Map());
  return {
    typed,
    listChanged: () =>
      opened.flatMap((before) => {
        const now = typed.current.get(before.id)?.();
        return now && !isTypedSame(before, now) ? [now] : [];
      }),
  };
}
