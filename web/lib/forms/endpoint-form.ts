import type { FieldValues, UseFormProps } from 'react-hook-form';
import type * as z from 'zod';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import type { CallInput } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { useDraftForm } from './draft-form.ts';
import { applyServerErrors, useZodForm } from './form.ts';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

type SentBody<E extends Endpoint> = CallInput<E>['body'];

interface EndpointFormOptions<S extends FormSchema, E extends Endpoint>
  extends Omit<UseFormProps<z.input<S>, unknown, z.output<S>>, 'resolver'> {
  params?: CallInput<E>['params'];
  /** Builds the body where it differs from the values of the form. */
  toBody?: (typed: z.output<S>) => SentBody<E>;
  /** Unsent values are saved under this name. Never for a form with a password. */
  draftName?: string;
  onSuccess: (answer: AnswerOf<E>, sent: SentBody<E>) => unknown;
  onError?: (error: ApiError) => unknown;
}

/** A form that is sent by one endpoint. Errors of single fields are shown at the fields, `failure` by FormFailure. */
export function useEndpointForm<S extends FormSchema, E extends Endpoint>(
  schema: S,
  endpoint: E,
  { params, toBody, draftName, onSuccess, onError, ...options }: EndpointFormOptions<S, E>,
) {
  const form = useZodForm(schema, options);
  const draft = useDraftForm(form, draftName);
  const { mutate, error, isPending } = useEndpointMutation(endpoint, {
    onSuccess(answer, input) {
      draft.forget();
      return onSuccess(answer, input.body as SentBody<E>);
    },
    onError(refusal) {
      applyServerErrors(form, refusal);
      onError?.(refusal);
    },
  });
  const submit = form.handleSubmit((typed) =>
    mutate({ params, body: toBody ? toBody(typed) : typed } as unknown as CallInput<E>),
  );
  return { form, draft, submit, failure: error, isPending };
}
