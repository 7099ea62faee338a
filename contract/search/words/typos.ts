import { areOneName, NAME_WORDS } from './vocabulary.ts';

/** English words and plurals that resemble part of a name but mean themselves. */
const ENGLISH = `
  agar amazons annular apace apaches azures bananas belgium bewares campos camps camus carpus clouds
  cloudy clout cutback decker delphi dicker docked docket elastics empress empresses espressos
  ethnological ethnology expressed expresses expressly fats flack flank flash flasks flatter fluster
  flutters fluttery goggle golan googled googles grape graphs grater india indiana indians indorse
  informational informative instigate instituted institutes intentional internationale internationally
  internationals jodhpurs linus madrasa mandy manet mango mania manic mint mongol naive nationals natives
  niter nodes notional patina platforms pomona ponds posture postures pythons raids rains ranch reach
  redid roils ruts sales scalar scald scale scalp scaly sciences scrip scrips scripts service serviced
  seurat shard share sharpe sharps shift shilling siring snark spaced spaces spacey spacy spade spake
  spank sparing sparks spars spate spice sporing sprang sprat sprig springs springy sprint sprung spying
  starch stark statistic statistically statistician statistics string stript swifts technologically tenor
  tenser tensors thank thant thine torah touch tricky typescripts universality`;

/** Names of people. */
const PEOPLE = `
  ajmeri anvi azura bhopali bhupal chinnai dockery indori jana javed jaya kalka kannur kanpuri kapoor
  kapur koshi kotha lucknowi manik mansi manvi manvit monali panna patra pooja poonam poorna rajpur reddi
  ruhi saleem salim sarat sharu sonit subha subham subhash suhas suraj suram suran surati thanu`;

/** Other technologies. */
const TECHNOLOGIES = `
  erlang kotlinx mssql nestjs nuxt nuxtjs postgis preact redux vuex`;

/** Other places. */
const PLACES = `
  jaipura rampur`;

/** Words that are never corrected to a name. */
export const ORDINARY_WORDS: readonly string[] = [ENGLISH, PEOPLE, TECHNOLOGIES, PLACES].flatMap((words) =>
  words.trim().split(/\s+/),
);

/** With fewer letters, too many words resemble each other. */
const SHORTEST = 4;
/** From this length on, one error of any kind is allowed; shorter words may only have swapped letters. */
const SHORTEST_SLIP = 5;
/** From this length on, two errors are allowed. */
const SHORTEST_TWO_SLIPS = 9;

const known = new Set<string>([...NAME_WORDS, ...ORDINARY_WORDS]);

const byStart = Map.groupBy(
  [...NAME_WORDS].filter((word) => /^[a-z]+$/.test(word) && word.length >= SHORTEST),
  (word) => word[0] ?? '',
);

function mostSlips(length: number): number {
  return length >= SHORTEST_TWO_SLIPS ? 2 : 1;
}

/**
 * The edit distance of two words: a letter added, removed, replaced, or swapped with the next
 * (Damerau-Levenshtein).
 */
export function slips(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

const sorted = (word: string) => [...word].sort().join('');

function resembles(typed: string, word: string): number {
  const shorter = Math.min(typed.length, word.length);
  if (shorter < SHORTEST_SLIP) {
    const isSwap = typed.length === word.length && sorted(typed) === sorted(word);
    return isSwap ? slips(typed, word, 1) : Number.POSITIVE_INFINITY;
  }
  const most = mostSlips(shorter);
  return Math.abs(typed.length - word.length) > most ? Number.POSITIVE_INFINITY : slips(typed, word, most);
}

/**
 * The word of a name that a misspelt word means: the nearest one, unless a word of another name is as near.
 * The first letter must be right, or swapped with the second. Known words, of names or of everyday language,
 * are never corrected.
 */
export function wordMeantBy(typed: string): string | undefined {
  if (typed.length < SHORTEST || known.has(typed) || !/^[a-z]+$/.test(typed)) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  let isTied = false;
  const swapped = byStart.get(typed[1] ?? '')?.filter((word) => word[1] === typed[0]) ?? [];
  for (const word of [...(byStart.get(typed[0] ?? '') ?? []), ...(typed[0] === typed[1] ? [] : swapped)]) {
    const count = resembles(typed, word);
    if (count > mostSlips(Math.min(typed.length, word.length)) || count > least) continue;
    isTied = count === least && (isTied || !areOneName(word, best ?? ''));
    least = count;
    best = word;
  }
  return isTied ? undefined : best;
}
