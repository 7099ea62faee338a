const KEY = 'deviceMarks';
/** The maximum that the server reads. */
const MARKS_AT_MOST = 5;

function read(): [userId: string, mark: string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.entries(stored ?? {}).filter(([, mark]) => typeof mark === 'string');
  } catch {
    // Unreadable storage counts as empty.
    return [];
  }
}

/**
 * Stores, longer than the session, a mark that shows that this browser has signed in to the account before.
 */
export function keepDeviceMark(userId: string, mark: string): void {
  const others = read().filter(([id]) => id !== userId);
  const stored = [...others, [userId, mark] as const].slice(-MARKS_AT_MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(stored)));
}

/** The marks of all accounts that signed in here; the server finds the right one. */
export function deviceMarks(): string[] {
  return read().map(([, mark]) => mark);
}
