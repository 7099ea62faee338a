import { notifications } from '@mantine/notifications';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { CallInput } from '#web/lib/api/api.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from './form.ts';
import { useKeptForm } from './kept-form.ts';

interface Decision<S extends z.ZodType<FieldValues, FieldValues>> {
  id: string;
  /** The name under which the draft is stored until the decision is made. */
  draftName: string;
  initial: DefaultValues<z.input<S>>;
  /** The success message, if the call has none of its own. */
  message?: (body: z.output<S>) => string;
  onDone: () => void;
}

/** The form of a decision. If a colleague was faster, the screen is reloaded. */
export function useDecisionForm<S extends z.ZodType<FieldValues, FieldValues>, E extends Endpoint>(
  schema: S,
  endpoint: E,
  { id, draftName, initial, message, onDone }: Decision<S>,
) {
  const form = useZodForm(schema, { defaultValues: initial, mode: 'onSubmit' });
  const draft = useKeptForm(form, draftName);
  const sending = useEndpointMutation(endpoint, {
    onSuccess: (_, input) => {
      draft.forget();
      const { body } = input as unknown as { body: z.output<S> };
      notifications.show({ message: message?.(body) ?? endpoint.message ?? '' });
      onDone();
    },
    onError: (error) => {
      applyServerErrors(form, error);
      if (error.status === 409) void refresh(endpoint);
    },
  });
  const submit = form.handleSubmit((body) =>
    sending.mutate({ params: { id }, body } as unknown as CallInput<E>),
  );
  return { form, draft, sending, submit };
}
