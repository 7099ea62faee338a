import { useRef } from 'react';

// Not randomUUID, which is unavailable on plain http.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The Idempotency-Key of a request: retries of the same content use the same key. */
export function useAttemptKey() {
  const attempt = useRef<{ content: string; key: string }>(null);
  return {
    keyOf(content: string): string {
      if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
      return attempt.current.key;
    },
    /** Called after success: the same content is then a new request. */
    forget(): void {
      attempt.current = null;
    },
  };
}

export const underKey = (key: string) => ({ headers: { 'idempotency-key': key } });
