import * as z from 'zod';

/** Makes `Full Time`, `full-time` and `FULL_TIME` equal, and a value equal to its label. */
function normal(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9+]+/g, '_')
    .replace(/^_|_$/g, '');
}

/**
 * Accepts a value of `values` in any spelling the screens use: upper case, lower case, spaces or dashes, or
 * its label. Anything else fails with `text`.
 */
export function enumInput<const V extends readonly [string, ...string[]]>(
  values: V,
  labels: Readonly<Record<V[number], string>>,
  text = 'Please choose one of the options.',
) {
  const spellings = new Map<string, V[number]>();
  for (const value of values as readonly V[number][]) {
    spellings.set(normal(labels[value]), value);
    spellings.set(normal(value), value);
  }
  const read = (input: unknown) =>
    typeof input === 'string' ? (spellings.get(normal(input)) ?? input) : input;
  return z.preprocess(read, z.enum(values, { error: text }));
}
