import { useCallback, useMemo, useState } from 'react';

export interface Selection<T extends { id: string }> {
  chosen: readonly T[];
  has: (id: string) => boolean;
  /** The limit is reached. */
  isFull: boolean;
  toggle: (item: T) => void;
  /** Ticks or unticks all of these. */
  put: (items: readonly T[], isTicked: boolean) => void;
  clear: () => void;
}

/** The selection of a list, across all its pages. */
export function useSelection<T extends { id: string }>(most = Number.POSITIVE_INFINITY): Selection<T> {
  const [chosen, setChosen] = useState<readonly T[]>([]);
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const toggle = useCallback(
    (item: T) =>
      setChosen((now) => {
        const others = now.filter(({ id }) => id !== item.id);
        if (others.length < now.length) return others;
        return now.length < most ? [...now, item] : now;
      }),
    [most],
  );
  const put = useCallback(
    (items: readonly T[], isTicked: boolean) =>
      setChosen((now) => {
        const meant = new Set(items.map(({ id }) => id));
        const others = now.filter(({ id }) => !meant.has(id));
        if (isTicked) return [...others, ...items].slice(0, most);
        return others.length < now.length ? others : now;
      }),
    [most],
  );
  const clear = useCallback(() => setChosen([]), []);
  return useMemo(
    () => ({ chosen, has: (id) => ids.has(id), isFull: chosen.length >= most, toggle, put, clear }),
    [chosen, ids, most, toggle, put, clear],
  );
}
