import { useEffect, useRef, useState } from 'react';

export type Step = 1 | -1;

/** A key for each round: those of before, and new ones where a template or another tab has brought more. */
function fitting(keys: readonly number[], count: number): number[] {
  const fit = keys.slice(0, count);
  while (fit.length < count) fit.push(Math.max(-1, ...fit) + 1);
  return fit;
}

/** Moves and removes rounds, each of which keeps its key wherever it stands: the one moved keeps the focus too. */
export function useRoundOrder<Round>(rounds: readonly Round[], onChange: (rounds: Round[]) => void) {
  const list = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [moved, setMoved] = useState<{ to: number; by: Step }>();
  const keys = fitting(kept, rounds.length);
  // A browser takes the focus from what is moved in the page. At an end the way on is the other one.
  useEffect(() => {
    if (!moved) return;
    const round = list.current?.querySelectorAll('fieldset').item(moved.to);
    const ways = [moved.by, -moved.by].map((by) =>
      round?.querySelector<HTMLButtonElement>(`[data-move="${by}"]`),
    );
    ways.find((way) => way && !way.disabled)?.focus();
  }, [moved]);
  function reorder(order: readonly number[]) {
    setKept(order.flatMap((place) => keys[place] ?? []));
    onChange(order.flatMap((place) => rounds[place] ?? []));
  }
  const places = rounds.map((_, place) => place);
  return {
    list,
    keys,
    move(place: number, by: Step) {
      const swapped = new Map([
        [place, place + by],
        [place + by, place],
      ]);
      reorder(places.map((at) => swapped.get(at) ?? at));
      setMoved({ to: place + by, by });
    },
    remove: (place: number) => reorder(places.filter((at) => at !== place)),
  };
}
