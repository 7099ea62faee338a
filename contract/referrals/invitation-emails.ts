import { plainAddress } from '../kit/addresses.ts';

const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;
const ADDRESS_MAX = 254;
/** An address and what may stand around it. */
const WORD_MAX = 400;
/** Signs around an address that do not belong to it, as pasted from a sentence. */
const AROUND = /^(?:mailto:|["'“‘([<])+|["'”’)\]>.:]+$/giu;

export interface InvitationEmails {
  /** Unique, in lower case, in the order of the input. */
  valid: string[];
  /** As typed. */
  invalid: string[];
}

/**
 * Reads the addresses from typed or pasted text: separated by spaces, line breaks, commas or semicolons, with or
 * without the names that mail programs put before them (`Asha Rao <asha@x.example>`).
 */
export function parseInvitationEmails(input: string | readonly string[]): InvitationEmails {
  const text = typeof input === 'string' ? input : input.join('\n');
  const valid = new Set<string>();
  const invalid = new Set<string>();
  for (const word of entriesOf(text).flatMap(wordsOf)) {
    const address = word.length <= WORD_MAX ? meantAddress(word) : word;
    if (address.length <= ADDRESS_MAX && ADDRESS.test(address)) valid.add(address);
    else invalid.add(word);
  }
  return { valid: [...valid], invalid: [...invalid] };
}

const meantAddress = (word: string) => plainAddress(word).replaceAll(AROUND, '').toLowerCase();

/** What commas, semicolons and line breaks separate, unless they are inside quotes. */
function entriesOf(text: string): string[] {
  const parts = text.split('"');
  // A quote that is never closed is no quote.
  const isQuoted = (place: number) => place % 2 === 1 && place < parts.length - 1;
  return parts
    .map((part, place) => (isQuoted(place) ? part.replaceAll(/[,;\r\n]/g, ' ') : part))
    .join('"')
    .split(/[,;\r\n]+/);
}

/** The words that may be addresses: of a name before an address in angle brackets only those that look like one. */
function wordsOf(entry: string): string[] {
  const words: string[] = [];
  let from = 0;
  for (;;) {
    const opening = entry.indexOf('<', from);
    const closing = entry.indexOf('>', opening);
    if (opening < 0 || closing < 0) return [...words, ...split(entry.slice(from))];
    words.push(...split(entry.slice(from, opening)).filter((word) => word.includes('@')));
    words.push(...split(entry.slice(opening + 1, closing)));
    from = closing + 1;
  }
}

const split = (text: string) => text.split(/\s+/).filter(Boolean);
