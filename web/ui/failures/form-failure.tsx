import type { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, wordsOf } from '#web/lib/api/failure-words.ts';
import { FailureMessage } from './failure-message.tsx';

interface FormFailureProps {
  error: ApiError | null;
  /** Absent to show the error's own message. */
  words?: FailureWords | string;
}

/** Why the last submit of a form failed, unless its fields show it. */
export function FormFailure({ error, words }: FormFailureProps) {
  if (error?.errors.length !== 0) return null;
  return <FailureMessage>{words ? wordsOf(error, words) : error.message}</FailureMessage>;
}
