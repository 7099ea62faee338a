const format = new Intl.ListFormat('en-GB');

/** `name, website and GST number` */
export function listInWords(words: readonly string[]): string {
  return format.format(words);
}
