import type { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, wordsOf } from '#web/lib/api/failure-words.ts';
import { FailureMessage } from './failure-message.tsx';

interface FormFailureProps {
  error: ApiError | null;
  /** Left out where the failure's own sentence is told. */
  words?: FailureWords | string;
}

/** Why the last try of a form failed, unless its fields say it. */
export function FormFailure({ error, words }: FormFailureProps) {
  if (error?.errors.length !== 0) return null;
  return <FailureMessage>{words ? wordsOf(error, words) : error.message}</FailureMessage>;
}
