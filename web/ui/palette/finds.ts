/** Something that can be gone to, or done. */
export interface Find {
  id: string;
  group: string;
  label: string;
  /** A second word about it, which is searched too. */
  detail?: string | undefined;
  to?: string;
  /** Goes there with whatever is typed, so that every text finds it. */
  toWith?: (text: string) => string;
  run?: () => void;
}

/** More of one group than these are found by typing on. */
const MOST = 8;

function scoreOf({ label, detail = '', toWith }: Find, words: readonly string[]): number {
  const name = label.toLowerCase();
  const all = `${name} ${detail.toLowerCase()}`;
  if (!words.every((word) => all.includes(word))) return toWith ? 1 : 0;
  const [first = ''] = words;
  if (name.startsWith(first)) return 3;
  return name.includes(` ${first}`) ? 2 : 1;
}

function withText(find: Find, text: string): Find {
  if (!find.toWith || text === '') return find;
  return { ...find, detail: `“${text}”`, to: find.toWith(text) };
}

/** Those that hold every word that was typed, the best first, each group together and in its own order. */
export function findAmong(finds: readonly Find[], text: string): Find[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const scored = finds
    .map((find) => ({ find, score: scoreOf(find, words) }))
    .filter(({ score }) => score > 0);
  const groups = [...new Set(finds.map(({ group }) => group))];
  return groups.flatMap((group) =>
    scored
      .filter(({ find }) => find.group === group)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .map(({ find }) => withText(find, text.trim())),
  );
}
