interface Placed {
  from: number;
  to: number;
}

export interface Lane<One> {
  one: One;
  /** Its place beside those that it overlaps, and how many places there are. */
  lane: number;
  lanes: number;
}

/** What overlaps stands side by side; what does not has the whole width. */
export function lanesOf<One extends Placed>(all: readonly One[]): Lane<One>[] {
  const sorted = all.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const placed: Lane<One>[] = [];
  let group: Lane<One>[] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    for (const one of group) placed.push({ ...one, lanes });
    group = [];
  };
  for (const one of sorted) {
    if (one.from >= groupEnd) close();
    const busy = new Set(group.filter(({ one: other }) => other.to > one.from).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    group.push({ one, lane, lanes: 0 });
    groupEnd = Math.max(groupEnd, one.to);
  }
  close();
  return placed;
}
