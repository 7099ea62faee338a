import { exportUserData } from '#contract/account/records.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useDownload } from '#web/lib/api/use-download.ts';

/** Downloads everything that is stored about the user. */
export function useDataExport() {
  const download = useDownload(exportUserData, 'medallist.json');
  return {
    start: () => download.mutate({}),
    isBusy: download.isPending,
    isDone: download.isSuccess,
    fault: download.error && wordsOf(download.error, 'Failed to export user data'),
  };
}
