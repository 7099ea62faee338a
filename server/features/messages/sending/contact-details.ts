const ADDRESS = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
/** Ten digits or more, as people write numbers; years and sums of money are shorter. */
const PHONE = /(?:\+\s?)?\d(?:[\s().-]{0,2}\d){9,}/;
const MESSENGER = /\b(?:wa\.me|t\.me|telegram\.me|api\.whatsapp\.com)\b/i;

/** Whether a text names a way past the platform: an address, a number, a messenger. */
export function namesContactDetails(text: string): boolean {
  return ADDRESS.test(text) || PHONE.test(text) || MESSENGER.test(text);
}
