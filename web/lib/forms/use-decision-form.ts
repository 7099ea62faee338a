import { notifications } from '@mantine/notifications';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { CallInput } from '#web/lib/api/api.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { useDraftForm } from './draft-form.ts';
import { applyServerErrors, useZodForm } from './form.ts';

interface Decision<S extends z.ZodType<FieldValues, FieldValues>> {
  id: string;
  /** Under which what was typed is kept until the decision is made. */
  draftName: string;
  initial: DefaultValues<z.input<S>>;
  /** Where the call has none of its own. */
  message?: (body: z.output<S>) => string;
  onDone: () => void;
}

/** A decision about one thing. Where a colleague was faster, what is shown is read again. */
export function useDecisionForm<S extends z.ZodType<FieldValues, FieldValues>, E extends Endpoint>(
  schema: S,
  endpoint: E,
  { id, draftName, initial, message, onDone }: Decision<S>,
) {
  const form = useZodForm(schema, { defaultValues: initial, mode: 'onSubmit' });
  const draft = useDraftForm(form, draftName);
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
