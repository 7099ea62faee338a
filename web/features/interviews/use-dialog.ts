import { useState } from 'react';

export interface OpenDialog<K extends string> {
  kind: K;
  id: string;
}

/** What stands over the list: opened by a button, or by the address one came with. */
export function useDialog<K extends string>(linked: OpenDialog<K> | null, forgetLink: () => void) {
  const [opened, setOpened] = useState<OpenDialog<K> | null>(null);
  const open = (kind: K, id: string) => setOpened({ kind, id });
  function close() {
    setOpened(null);
    if (linked) forgetLink();
  }
  return { dialog: opened ?? linked, open, close };
}

/**
 * The row under the dialog. One that leaves the list meanwhile stays as it last was: what is being typed does
 * not vanish, and the server says why it comes too late.
 */
export function useSubject<T extends { id: string }>(
  dialog: OpenDialog<string> | null,
  rows: readonly T[],
): T | undefined {
  const [last, setLast] = useState<T>();
  if (!dialog) return undefined;
  const found = rows.find(({ id }) => id === dialog.id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === dialog.id ? last : undefined);
}
