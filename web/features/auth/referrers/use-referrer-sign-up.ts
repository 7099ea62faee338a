import { useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import { REFERRER_FAILURE } from '#web/features/auth/sign-up/sign-up-failure.ts';
import { rememberTaken } from '#web/features/auth/sign-up/use-email-availability.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors } from '#web/lib/forms/form.ts';
import { listFaults } from '#web/ui/fields/error-summary.tsx';

type ReferrerForm<T extends FieldValues> = Pick<
  UseFormReturn<T>,
  'setError' | 'setFocus' | 'getValues' | 'formState'
>;

/** Sends a referrer's sign-up. `message`, for the red box: the first rule that fails, or the refusal. */
export function useReferrerSignUp<E extends Endpoint, T extends FieldValues & { email: string }>(
  endpoint: E,
  form: ReferrerForm<T>,
  onDone: (answer: AnswerOf<E>) => void,
) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, submitCount } = form.formState;
  const fault = submitCount > 0 ? listFaults(errors)[0]?.message : undefined;
  const { mutate, isPending, isSuccess } = useEndpointMutation(endpoint, {
    onSuccess: onDone,
    onError(error) {
      setRefusal(wordsOf(error, REFERRER_FAILURE));
      applyServerErrors(form, error);
      if (error.code !== 'EMAIL_TAKEN') return;
      rememberTaken(form.getValues('email' as Path<T>));
      form.setFocus('email' as Path<T>);
    },
  });
  return {
    message: fault ?? refusal,
    isBusy: isPending || isSuccess,
    send: mutate,
    /** The rule that is told, not the topmost field: the rules have an order of their own. */
    focusFirst: (faults: FieldErrors) => form.setFocus(listFaults(faults)[0]?.path as Path<T>),
  };
}
