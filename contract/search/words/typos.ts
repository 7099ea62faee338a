import { ORDINARY_WORDS } from './ordinary-words.ts';
import { areOneName, NAME_WORDS } from './vocabulary.ts';

/** Below this many letters too many words resemble each other. */
const SHORTEST = 4;
/** From here on one slip may be of any kind; shorter words only have letters swapped. */
const SHORTEST_SLIP = 5;
/** From here on there may be two. */
const SHORTEST_TWO_SLIPS = 9;

const known = new Set<string>([...NAME_WORDS, ...ORDINARY_WORDS]);

const byStart = Map.groupBy(
  [...NAME_WORDS].filter((word) => /^[a-z]+$/.test(word) && word.length >= SHORTEST),
  (word) => word[0] ?? '',
);

function mostSlips(length: number): number {
  return length >= SHORTEST_TWO_SLIPS ? 2 : 1;
}

/** Slips between two words: a letter more, less, wrong, or swapped with the next (Damerau and Levenshtein). */
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
 * The word of a name that a mistyped word means: the nearest, if no word of another name is as near. The first letter is right,
 * or swapped with the second. Words that are known, of names or of everyday speech, mean themselves.
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
