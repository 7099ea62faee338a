import { useMutation } from '@tanstack/react-query';
import { exportUserData } from '#contract/account/records.ts';
import { callFile } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { saveFile } from '#web/lib/api/save-file.ts';

/** Downloads everything that is stored about the user. */
export function useDataExport() {
  const download = useMutation<void, ApiError>(
    { mutationFn: async () => saveFile(await callFile(exportUserData, {}), 'medallist.json') },
    queryClient,
  );
  return {
    start: () => download.mutate(),
    isBusy: download.isPending,
    isDone: download.isSuccess,
    fault: download.error && wordsOf(download.error, 'Failed to export user data'),
  };
}
