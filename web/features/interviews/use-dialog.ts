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
