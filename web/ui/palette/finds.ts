/** An entry of the palette: a place to go to, or an action. */
export interface Find {
  id: string;
  group: string;
  label: string;
  /** A second text, which is searched too. */
  detail?: string | undefined;
  to?: string;
  /** Navigates with the typed text, so that every text matches. */
  toWith?: (text: string) => string;
  run?: () => void;
}

/** At most so many per group; typing more narrows them. */
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

/** Entries that contain every typed word, the best first, grouped and in the order of the group. */
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
