const LETTERS_AT_MOST = 60;
const WORDS_AT_MOST = 5;

/** Letters of any script with their signs, and what stands inside names: O’Neill, Anne-Marie, J. R., Henry 4. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\d'’.\- ]*$/u;
/** Somebody to call. */
const NUMBER = /\d(?:[ .-]?\d){5}/;
/** What programs for mail turn into a link, and the end of a sentence. */
const LINK_OR_SENTENCE = /[\p{L}\p{M}-]{2,}\.[\p{L}\p{M}]{2,}|[\p{Ll}\p{M}]{2,}\. /u;

/**
 * The name as a mail may carry it to an address that nobody has confirmed: whoever typed the name decides neither
 * what we say nor where we lead. What is rather a sentence, an address or several lines becomes `otherwise`.
 */
export function plainName(given: string | null, otherwise = 'there'): string {
  const name = given?.trim() ?? '';
  const isShort = name.length <= LETTERS_AT_MOST && name.split(' ').length <= WORDS_AT_MOST;
  const isName = NAME.test(name) && !NUMBER.test(name) && !LINK_OR_SENTENCE.test(name);
  return isShort && isName ? name : otherwise;
}
