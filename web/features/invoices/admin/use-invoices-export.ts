import { useMutation } from '@tanstack/react-query';
import { adminExportInvoices } from '#contract/invoices/admin-invoices.ts';
import { type CallInput, callFile } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { saveFile } from '#web/lib/files/save-file.ts';

type Filter = NonNullable<CallInput<typeof adminExportInvoices>['query']>;

/** What the filters leave, saved as a file. */
export function useInvoicesExport() {
  return useMutation<void, ApiError, Filter>(
    {
      mutationFn: async (query) => saveFile(await callFile(adminExportInvoices, { query }), 'invoices.csv'),
    },
    queryClient,
  );
}
