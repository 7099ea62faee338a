import { Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AnswerOf, Endpoint } from '#contract/core/endpoint.ts';
import type { CallInput } from '#web/lib/api/api.ts';
import { keepAnswer, useEndpoint } from '#web/lib/api/query.ts';
import { Loading } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';

export interface LoadedSection<State> {
  state: State;
  /** Stores the answer of a save for the next time this tab opens. */
  keep: (state: State) => void;
  /** Fills the form again, from this state or from the server. */
  restart: (state?: State) => void;
}

interface SectionLoaderProps<E extends Endpoint> {
  /** The endpoint that reads the section. */
  endpoint: E;
  children: (section: LoadedSection<AnswerOf<E>>) => ReactNode;
}

/** Loads a section with its draft once: a later answer never overwrites what is being typed. */
export function SectionLoader<E extends Endpoint>({ endpoint, children }: SectionLoaderProps<E>) {
  const input = { query: { draft: 'true' } } as CallInput<E>;
  const section = useEndpoint(endpoint, input);
  const [round, setRound] = useState(0);
  if (section.data === undefined) {
    return section.isError ? (
      <LoadFailure reading={section} title="Failed to load profile" />
    ) : (
      <EditorSkeleton />
    );
  }
  const keep = (state: AnswerOf<E>) => keepAnswer(endpoint, input, state);
  async function restart(state?: AnswerOf<E>) {
    if (state === undefined) await section.refetch();
    else keep(state);
    setRound((count) => count + 1);
  }
  return (
    <div key={round}>{children({ state: section.data, keep, restart: (state) => void restart(state) })}</div>
  );
}

function EditorSkeleton() {
  return (
    <Loading>
      {[120, 80, 200].map((height) => (
        <Skeleton key={height} height={height} radius={10} mb={20} maw={800} />
      ))}
    </Loading>
  );
}
