import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 5000;

/** A message of success and the way to show one; it disappears after 5 seconds. */
export function useNote(): readonly [text: string | null, show: (text: string | null | undefined) => void] {
  const [note, setNote] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  const show = useCallback((text: string | null | undefined) => setNote(text ? { text } : null), []);
  return [note?.text ?? null, show];
}
