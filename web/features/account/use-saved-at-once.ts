import { useMutation } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import { type CallInput, call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { endpointQuery, refresh } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

interface Options<R extends Endpoint, W extends Endpoint> {
  read: R;
  write: W;
  toInput: (next: AnswerOf<R>) => CallInput<W>;
  onSaved: () => void;
}

/**
 * Settings without a button: a change shows at once, is sent one after the other, and goes back when it is
 * refused. The writing call answers the same as the reading one.
 */
export function useSavedAtOnce<R extends Endpoint, W extends Endpoint>(options: Options<R, W>) {
  type Settings = AnswerOf<R>;
  const { read, write, toInput, onSaved } = options;
  const { queryKey } = endpointQuery(read, {} as CallInput<R>);
  const show = (settings: Settings | undefined) => queryClient.setQueryData(queryKey, settings as never);
  return useMutation<Settings, ApiError, Settings, Settings | undefined>(
    {
      mutationKey: [write.name],
      scope: { id: write.name },
      mutationFn: async (next) => (await call(write, toInput(next))) as unknown as Settings,
      async onMutate(next) {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueryData(queryKey) as Settings | undefined;
        show(next);
        return before;
      },
      onError: (_error, _next, before) => show(before),
      onSuccess(saved) {
        // While another change is on its way, this answer is already old.
        if (queryClient.isMutating({ mutationKey: [write.name] }) === 1) {
          show(saved);
          void refresh(write);
        }
        onSaved();
      },
    },
    queryClient,
  );
}
