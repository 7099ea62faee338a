import { CITIES } from '../../lists/cities.ts';
import { CITY_ALIASES } from '../../lists/city-aliases.ts';
import { TECHNOLOGIES } from '../../lists/technologies.ts';
import { TECHNOLOGY_ALIASES } from '../../lists/technology-aliases.ts';
import { INSTITUTE_SPELLINGS, type Spelling } from './institute-spellings.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface Name {
  kind: 'SKILL' | 'CITY' | 'INSTITUTE';
  names: readonly string[];
  label: string;
}

interface Entry extends Name {
  /** Where a spelling may be split: `iit b` is `iitb`, but `hydera bad` is not Hyderabad. */
  borders: Set<number>;
}

/** Not suggested, but written with signs that a search for words would lose. */
const FURTHER_SKILLS: readonly Spelling[] = [
  ...['.NET', 'dotnet', 'dot net'].map((words) => ({ words, names: ['.NET'], label: '.NET' })),
  { words: 'F#', names: ['F#'], label: 'F#' },
  { words: 'C', names: ['C'], label: 'C' },
  { words: 'R', names: ['R'], label: 'R' },
];

const one = (words: string, name: string): Spelling => ({ words, names: [name], label: name });
const REGIONS: Readonly<Record<string, string>> = { ncr: 'Delhi NCR', 'delhi ncr': 'Delhi NCR' };

const SPELLINGS: Readonly<Record<Name['kind'], readonly Spelling[]>> = {
  SKILL: [
    ...TECHNOLOGIES.map((name) => one(name, name)),
    ...Object.entries(TECHNOLOGY_ALIASES).map(([words, name]) => one(words, name)),
    ...FURTHER_SKILLS,
  ],
  CITY: [
    ...CITIES.map((name) => one(name, name)),
    ...Object.entries(CITY_ALIASES).map(([words, names]) => ({
      words,
      names,
      label: REGIONS[words] ?? names.join(', '),
    })),
  ],
  INSTITUTE: INSTITUTE_SPELLINGS,
};

const SIGNS: Partial<Record<Token['joint'], string>> = { slash: '/', and: '&' };

// Bounded: filled once, below, from the lists of the contract.
const entries = new Map<string, Entry>();
// Bounded: likewise.
const single = new Set<string>();

/** Number of tokens in the longest name. */
let longest = 0;

for (const [kind, spellings] of Object.entries(SPELLINGS) as [Name['kind'], readonly Spelling[]][]) {
  for (const { words, names, label } of spellings) {
    const tokens = tokensOf(words);
    const { key, borders } = joined(tokens);
    const entry = entries.get(key) ?? { kind, names, label, borders: new Set() };
    for (const border of borders) entry.borders.add(border);
    entries.set(key, entry);
    longest = Math.max(longest, tokens.length);
    for (const token of tokens) single.add(token.key);
  }
}

/** The words joined, and the positions of the joints. */
function joined(tokens: readonly Token[]) {
  let key = '';
  const borders: number[] = [];
  tokens.forEach((token, place) => {
    if (place > 0) {
      key += SIGNS[token.joint] ?? '';
      if (token.joint !== 'none' && !SIGNS[token.joint]) borders.push(key.length);
    }
    key += token.key;
  });
  return { key, borders };
}

/** Every word that occurs in a name. */
export const NAME_WORDS: ReadonlySet<string> = single;

/** Whether two words are spellings of one name: `mysore` and `mysuru`. */
export function areOneName(a: string, b: string): boolean {
  const label = entries.get(a)?.label;
  return label !== undefined && label === entries.get(b)?.label;
}

/** `python3` is a version of Python, while `k8s` is no version of `k`. */
const VERSIONED = /^([a-z]{3,})\d{1,2}$/;

function entryOf(key: string): Entry | undefined {
  const entry = entries.get(key);
  if (entry) return entry;
  const bare = entries.get(VERSIONED.exec(key)?.[1] ?? '');
  return bare?.kind === 'SKILL' ? bare : undefined;
}

/** Only full names are written with a comma or brackets: `Indian Institute of Technology, Bombay`. */
const FEWEST_WITH_MARKS = 4;

/** The longest name that starts at a token, and its number of tokens. */
export function nameAt(tokens: readonly Token[], at: number): { name: Name; size: number } | undefined {
  let size = 0;
  for (const token of tokens.slice(at, at + longest)) {
    const isApart = token.joint === 'break' || (token.joint === 'mark' && size < FEWEST_WITH_MARKS);
    if ((size > 0 && isApart) || token.kind === 'quoted' || token.kind === 'sign') break;
    size += 1;
  }
  for (; size > 0; size -= 1) {
    const { key, borders } = joined(tokens.slice(at, at + size));
    const entry = entryOf(key);
    if (entry && borders.every((border) => entry.borders.has(border))) return { name: entry, size };
  }
  return undefined;
}
