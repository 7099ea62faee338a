const LENGTH = 10;

/** What a field for Indian numbers keeps of what is typed or pasted: digits, without `+91` and leading zeros. */
export function toTenDigits(text: string): string {
  return text.trim().replace(/^\+91/, '').replace(/\D/g, '').replace(/^0+/, '').slice(0, LENGTH);
}
