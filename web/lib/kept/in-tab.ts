/** Keeps words for this tab alone. Where storage is full or forbidden nothing is kept, and the screen does without. */
export function keepInTab(name: string, words: string): void {
  try {
    sessionStorage.setItem(name, words);
  } catch {
    // As if nothing had been kept.
  }
}

export function keptInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** What was kept, once. */
export function takeFromTab(name: string): string | null {
  const words = keptInTab(name);
  if (words !== null) sessionStorage.removeItem(name);
  return words;
}
