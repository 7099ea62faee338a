export const INVALID_CHARACTERS = 'Please remove invalid characters.';

/** NUL and unpaired surrogates: PostgreSQL refuses the first in any text and both inside JSON. */
export function hasInvalidCharacters(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

/** Where the first invalid text stands inside parsed JSON, keys included; undefined when all is well. */
export function findInvalidCharacters(value: unknown, path: PropertyKey[] = []): PropertyKey[] | undefined {
  if (typeof value === 'string') return hasInvalidCharacters(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) {
    const found =
      typeof key === 'string' && hasInvalidCharacters(key)
        ? path
        : findInvalidCharacters(item, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
