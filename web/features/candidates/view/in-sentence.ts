/**
 * Lowers the first letter for use inside a sentence: `Yesterday` becomes `yesterday`; a date does not change.
 */
export function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
