import { useMutation } from '@tanstack/react-query';
import { adminExportCandidates } from '#contract/candidate-accounts.ts';
import { type CallInput, callFile } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { saveFile } from '#web/lib/files/save-file.ts';

type Filter = NonNullable<CallInput<typeof adminExportCandidates>['query']>;

/** What the filters leave, saved as a file. */
export function useCandidatesExport() {
  return useMutation<void, ApiError, Filter>(
    {
      mutationFn: async (query) =>
        saveFile(await callFile(adminExportCandidates, { query }), 'candidates.csv'),
    },
    queryClient,
  );
}
