import { useRef } from 'react';

// Not randomUUID, which plain http does not have.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The Idempotency-Key of what is sent: the same content goes under the same one, however often it is tried. */
export function useAttemptKey() {
  const attempt = useRef<{ content: string; key: string }>(null);
  return {
    keyOf(content: string): string {
      if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
      return attempt.current.key;
    },
    /** It has arrived: the same again would be another. */
    forget(): void {
      attempt.current = null;
    },
  };
}

export const underKey = (key: string) => ({ headers: { 'idempotency-key': key } });
