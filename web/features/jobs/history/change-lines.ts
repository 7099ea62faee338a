interface Change {
  before: readonly string[];
  after: readonly string[];
}

export interface ChangeLines {
  /** One thing that became another. */
  isSwap: boolean;
  gone: readonly string[];
  come: readonly string[];
  /** Nothing came or went: what stands there stands in another order. */
  isReordered: boolean;
}

/** Of longer lists only what came and what went is worth reading. */
export function linesOfChange({ before, after }: Change): ChangeLines {
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  const isSwap = before.length <= 1 && after.length <= 1;
  return { isSwap, gone, come, isReordered: gone.length === 0 && come.length === 0 };
}
