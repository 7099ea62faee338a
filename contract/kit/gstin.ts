const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Two digits of the state, five letters, four digits and a letter of the PAN, a sign, Z, the check digit. */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/;

/** The last sign of a GSTIN, of the fourteen before it: every second counts twice, both digits of base 36 add up. */
export function checkDigitOf(start: string): string {
  const sum = [...start].slice(0, 14).reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }, 0);
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}

/** In capital letters. */
export function isGstin(text: string): boolean {
  return SHAPE.test(text) && checkDigitOf(text) === text.at(-1);
}

/** The state that it was given by: `29`. */
export function stateCodeOf(gstin: string): string {
  return gstin.slice(0, 2);
}
