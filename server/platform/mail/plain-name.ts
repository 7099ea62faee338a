const LETTERS_AT_MOST = 60;
const WORDS_AT_MOST = 5;

/**
 * Letters of any script with their marks, and characters that occur in names: O’Neill, Anne-Marie, J. R.,
 * Henry 4.
 */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\d'’.\- ]*$/u;
/** A phone number. */
const NUMBER = /\d(?:[ .-]?\d){5}/;
/** Text that mail clients turn into a link, and the end of a sentence. */
const LINK_OR_SENTENCE = /[\p{L}\p{M}-]{2,}\.[\p{L}\p{M}]{2,}|[\p{Ll}\p{M}]{2,}\. /u;

/**
 * The name as a mail to an unconfirmed address may contain it, so that the person who typed it cannot choose
 * our words or links. A name that looks like a sentence, an address or several lines becomes `otherwise`.
 */
export function plainName(given: string | null, otherwise = 'there'): string {
  const name = given?.trim() ?? '';
  const isShort = name.length <= LETTERS_AT_MOST && name.split(' ').length <= WORDS_AT_MOST;
  const isName = NAME.test(name) && !NUMBER.test(name) && !LINK_OR_SENTENCE.test(name);
  return isShort && isName ? name : otherwise;
}
