import { notifications } from '@mantine/notifications';
import { type CandidateResults, searchCandidates } from '#contract/search/candidate-search.ts';
import { saveCandidate, unsaveCandidate } from '#contract/search/saved-candidates.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

/** Searches on the screen learn of it without being run again. */
function mark(id: string, isSaved: boolean): void {
  queryClient.setQueriesData<CandidateResults>(
    { queryKey: [searchCandidates.name] },
    (results) =>
      results && {
        ...results,
        content: results.content.map((row) => (row.id === id ? { ...row, isSaved } : row)),
      },
  );
}

function complain({ message }: ApiError): void {
  notifications.show({ color: 'brick', message });
}

const stale = { onError: complain };

/** Saves or unsaves; `shown` runs ahead of the answer. */
export function useSaveCandidate(id: string, isSaved: boolean) {
  const save = useEndpointMutation(saveCandidate, { ...stale, onSuccess: () => mark(id, true) });
  const unsave = useEndpointMutation(unsaveCandidate, { ...stale, onSuccess: () => mark(id, false) });
  const isPending = save.isPending || unsave.isPending;
  function toggle() {
    if (isPending) return;
    (isSaved ? unsave : save).mutate({ params: { id } });
  }
  return { toggle, shown: isPending ? !isSaved : isSaved };
}
