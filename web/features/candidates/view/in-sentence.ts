/** `Yesterday` inside a sentence is `yesterday`; a date stays as it is. */
export function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
