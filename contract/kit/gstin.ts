const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The codes of states, of other territory (97) and of those registered with the centre (99). */
const STATE = '(?:0[1-9]|[12]\\d|3[0-8]|9[79])';
/** Five letters, of which the fourth is the kind of holder, four digits and a letter. */
const PAN = '[A-Z]{3}[ABCFGHJLPTE][A-Z]\\d{4}[A-Z]';

/**
 * The published forms: of a taxpayer (state, PAN, number of the registration, Z), of one who deducts or collects tax at
 * source (D or C in place of Z) or by a TAN, of a non-resident or an online service from abroad, and of an embassy or a
 * body of the United Nations. Each ends with the check digit.
 */
const SHAPES = [
  `${STATE}${PAN}[1-9A-Z][ZDC]`,
  `${STATE}[A-Z]{4}\\d{5}[A-Z][1-9A-Z][DC]`,
  `${STATE}\\d{2}[A-Z]{3}\\d{5}(?:NR|OS)`,
  `${STATE}\\d{2}[A-Z]{3}\\d{5}(?:UN|ON)`,
].map((shape) => new RegExp(`^${shape}[A-Z\\d]$`));

/**
 * The last character of a GSTIN, computed from the fourteen before it: every second is doubled, and the
 * base-36 digits of each product are added.
 */
export function checkDigitOf(start: string): string {
  const sum = [...start].slice(0, 14).reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }, 0);
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}

/** Expects capital letters. */
export function isGstin(text: string): boolean {
  return SHAPES.some((shape) => shape.test(text)) && checkDigitOf(text) === text.at(-1);
}

/** The code of the state: `29`. */
export function stateCodeOf(gstin: string): string {
  return gstin.slice(0, 2);
}
