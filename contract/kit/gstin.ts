const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Two digits of the state, the PAN (five letters, four digits and a letter), one character, Z, and the check
 * digit.
 */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/;

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
  return SHAPE.test(text) && checkDigitOf(text) === text.at(-1);
}

/** The code of the state: `29`. */
export function stateCodeOf(gstin: string): string {
  return gstin.slice(0, 2);
}
