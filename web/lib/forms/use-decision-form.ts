import { notifications } from '@mantine/notifications';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { refresh } from '#web/lib/api/query.ts';
import { useEndpointForm } from './endpoint-form.ts';

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
  return useEndpointForm(schema, endpoint, {
    params: { id } as never,
    draftName,
    defaultValues: initial,
    mode: 'onSubmit',
    onSuccess: (_, sent) => {
      notifications.show({ message: message?.(sent as z.output<S>) ?? endpoint.message ?? '' });
      onDone();
    },
    onError: ({ status }) => {
      if (status === 409) void refresh(endpoint);
    },
  });
}
