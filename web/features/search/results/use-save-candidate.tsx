import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { type CandidateResults, searchCandidates } from '#contract/search/candidate-search.ts';
import { saveCandidate, unsaveCandidate } from '#contract/search/saved-candidates.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';

type Marks = Partial<Pick<CandidateCard, 'isSaved' | 'tags' | 'hasTeamNote'>>;

/** Updates the searches on the screen without running them again. */
export function mark(id: string, marks: Marks): void {
  queryClient.setQueriesData<CandidateResults>(
    { queryKey: [searchCandidates.name] },
    (results) =>
      results && {
        ...results,
        content: results.content.map((row) => (row.id === id ? { ...row, ...marks } : row)),
      },
  );
}

function complain({ message }: ApiError): void {
  notifications.show({ color: 'brick', message });
}

const stale = { onError: complain };

export interface Saveable {
  id: string;
  name: string;
  isSaved: boolean;
  /** The team's tags and note, which are deleted with the bookmark. */
  tags?: readonly string[] | undefined;
  hasTeamNote?: boolean | undefined;
}

/** Saves or unsaves; the display is optimistic while it runs. `question` asks before notes are lost. */
export function useSaveCandidate() {
  const [asked, setAsked] = useState<Saveable | null>(null);
  const save = useEndpointMutation(saveCandidate, {
    ...stale,
    onSuccess: (_, { params }) => mark(params.id, { isSaved: true }),
  });
  const unsave = useEndpointMutation(unsaveCandidate, {
    ...stale,
    onSuccess: (_, { params }) => {
      setAsked(null);
      mark(params.id, { isSaved: false, tags: [], hasTeamNote: false });
    },
  });
  const running = save.isPending || unsave.isPending;
  return {
    isRunning: (id: string) =>
      [save, unsave].some(({ isPending, variables }) => isPending && variables.params.id === id),
    toggle: (candidate: Saveable) => {
      const { id, isSaved, tags = [], hasTeamNote = false } = candidate;
      if (running) return;
      if (isSaved && (tags.length > 0 || hasTeamNote)) setAsked(candidate);
      else (isSaved ? unsave : save).mutate({ params: { id } });
    },
    question: asked && (
      <ConfirmModal
        opened
        onClose={() => setAsked(null)}
        onConfirm={() => unsave.mutate({ params: { id: asked.id } })}
        title={`Take ${asked.name} off the saved list?`}
        confirmLabel="Take off"
        cancelLabel="Keep"
        danger
        loading={unsave.isPending}
      >
        <p>The tags and the note of your team go too.</p>
      </ConfirmModal>
    ),
  };
}
