import { useState } from 'react';
import type { ApiError } from '#web/lib/api/api-error.ts';

interface Reading<T> {
  data: T | undefined;
  error: ApiError | null;
}

/** A reading that changes with its question: when one fails, the answer before it stays, beside the failure. */
export function useKeptAnswer<T>({ data, error }: Reading<T>): {
  answer: T | undefined;
  failure: ApiError | null;
} {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return { answer: data ?? last, failure: error };
}
