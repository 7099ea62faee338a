const LENGTH = 10;

/**
 * The digits that a field for Indian numbers takes from typed or pasted text, without
 * `+91` and leading zeros.
 */
export function toTenDigits(text: string): string {
  return text.trim().replace(/^\+91/, '').replace(/\D/g, '').replace(/^0+/, '').slice(0, LENGTH);
}
