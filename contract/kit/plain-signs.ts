/** What copying brings along unseen: direction marks, joiners, soft hyphens, fillers. */
const INVISIBLE = /[\p{Cf}\p{DI}\u2800]/gu;

export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}

/** The value of a digit of any script: the digits of a script follow each other from its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * A number or a code as it was meant: ASCII for full-width forms and for the digits of other scripts, no invisible
 * characters. For phone numbers, accounts, tax numbers and codes, never for names or passwords.
 */
export function plainSigns(text: string): string {
  return withoutInvisible(text.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .trim();
}

/** The same without the spaces between groups. */
export function plainCode(text: string): string {
  return plainSigns(text).replaceAll(/\s/g, '');
}

/**
 * A phone number as it was meant, in digits, spaces and hyphens after an optional plus: any dash, dot, slash or bracket
 * separates groups, and 00 before the country is a plus. Anything else stays, for the pattern to refuse.
 */
export function plainPhone(text: string): string {
  return plainSigns(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[().[\]/\s]+/g, ' ')
    .trim()
    .replace(/^00 ?(?=[1-9])/, '+')
    .replace(/^\+ /, '+');
}
