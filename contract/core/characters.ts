export const INVALID_CHARACTERS = 'Please remove invalid characters.';

/** NUL and unpaired surrogates: PostgreSQL refuses the first in any text and both inside JSON. */
export function hasInvalidCharacters(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

/** The path to the first invalid text in parsed JSON, keys included; undefined if there is none. */
export function findInvalidCharacters(value: unknown): PropertyKey[] | undefined {
  return isClean(value) ? undefined : locate(value, []);
}

/** Runs on every request body, so it allocates nothing: a million empty lists cost no memory. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return !hasInvalidCharacters(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return areClean(value);
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    if (hasInvalidCharacters(key) || !isClean((value as Record<string, unknown>)[key])) return false;
  }
  return true;
}

function areClean(items: readonly unknown[]): boolean {
  for (let index = 0; index < items.length; index += 1) if (!isClean(items[index])) return false;
  return true;
}

/** The path to the invalid text in a value that has one; for an invalid key, the path of its object. */
function locate(value: unknown, path: PropertyKey[]): PropertyKey[] {
  if (typeof value !== 'object' || value === null) return path;
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    if (!isList && hasInvalidCharacters(key)) return path;
    if (!isClean(item)) return locate(item, [...path, isList ? Number(key) : key]);
  }
  return path;
}
