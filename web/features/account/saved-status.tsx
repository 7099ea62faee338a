import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import { type CallInput, call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { endpointQuery, refresh } from '#web/lib/api/query.ts';
import { IconCircleCheckFilled } from '#web/ui/icons/states.ts';
import classes from './saved-status.module.css';

const SHOWN_MS = 5000;

/** A success message that disappears after 5 seconds, with a function to show one. */
export function useNote(): readonly [text: string | null, show: (text: string | null | undefined) => void] {
  const [note, setNote] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  const show = useCallback((text: string | null | undefined) => setNote(text ? { text } : null), []);
  return [note?.text ?? null, show];
}

interface Options<R extends Endpoint, W extends Endpoint> {
  read: R;
  write: W;
  toInput: (next: AnswerOf<R>) => CallInput<W>;
  onSaved: () => void;
}

/**
 * Settings without a save button: a change is shown at once, changes are sent in sequence, and a refused one
 * is reverted. The writing call has the same answer as the reading one.
 */
export function useAutosave<R extends Endpoint, W extends Endpoint>(options: Options<R, W>) {
  type Settings = AnswerOf<R>;
  const { read, write, toInput, onSaved } = options;
  const queryClient = useQueryClient();
  const { queryKey } = endpointQuery(read, {} as CallInput<R>);
  const show = (settings: Settings | undefined) => queryClient.setQueryData(queryKey, settings as never);
  return useMutation<Settings, ApiError, Settings, Settings | undefined>({
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
      // While another change is in flight, this answer is already outdated.
      if (queryClient.isMutating({ mutationKey: [write.name] }) === 1) {
        show(saved);
        void refresh(write);
      }
      onSaved();
    },
  });
}

/** A success message. Always in the DOM as a live region, so that screen readers announce its changes. */
export function SavedStatus({ text }: { text: string | null }) {
  return (
    <div role="status" className={classes.line}>
      {text && (
        <p className={classes.saved}>
          <IconCircleCheckFilled className="icon" size={16} aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
