import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Waitlist } from '#contract/waitlist.ts';
import { track } from '#web/lib/analytics.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { applyServerErrors } from '#web/lib/forms/form.ts';
import { WAITLIST_FAILURE } from './waitlist-failure.ts';

/** Sends the form of a waitlist, counts what becomes of it, and empties it once the person is on the list. */
export function useJoining<T extends FieldValues>(
  list: Waitlist,
  form: UseFormReturn<T, unknown, T>,
  join: (values: T) => Promise<unknown>,
  forget: () => void,
) {
  const [joinedAs, setJoinedAs] = useState<T>();
  const [failure, setFailure] = useState<string>();

  async function send(values: T): Promise<void> {
    setFailure(undefined);
    track('waitlist_signup_attempt', { list });
    try {
      await join(values);
      track('waitlist_signup_success', { list });
      form.reset();
      forget();
      setJoinedAs(values);
    } catch (error) {
      track('waitlist_signup_failed', { list, ...(error instanceof ApiError && { status: error.status }) });
      if (!applyServerErrors(form, error)) setFailure(wordsOf(error, WAITLIST_FAILURE));
    }
  }

  const submit = form.handleSubmit(send, () => setFailure(undefined));
  return { submit, joinedAs, failure, isJoining: form.formState.isSubmitting };
}
