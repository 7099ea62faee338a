import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors } from '#web/lib/forms/form.ts';
import { isTaken, SIGN_UP_FAILURE } from './sign-up-failure.ts';
import { rememberTaken } from './use-email-availability.ts';

type SignUpForm<T extends FieldValues> = Pick<UseFormReturn<T>, 'setError' | 'setFocus' | 'getValues'>;

/** Sends a sign-up; a refusal goes to its fields and, as `message`, above the form. */
export function useSignUp<E extends Endpoint, T extends FieldValues & { email: string }>(
  endpoint: E,
  form: SignUpForm<T>,
  onDone: (answer: AnswerOf<E>) => void,
) {
  const [message, setMessage] = useState<string | null>(null);
  const { mutate, isPending, isSuccess } = useEndpointMutation(endpoint, {
    onSuccess: onDone,
    onError(error) {
      setMessage(isTaken(error) ? null : wordsOf(error, SIGN_UP_FAILURE));
      if (isTaken(error)) {
        rememberTaken(form.getValues('email' as Path<T>));
        form.setFocus('email' as Path<T>);
      } else {
        applyServerErrors(form, error);
      }
    },
  });
  return { message, isBusy: isPending || isSuccess, send: mutate };
}
