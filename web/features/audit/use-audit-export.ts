import { useMutation } from '@tanstack/react-query';
import { adminExportAudit } from '#contract/audit.ts';
import { type CallInput, callFile } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { saveFile } from '#web/lib/files/save-file.ts';

export type AuditFilter = NonNullable<CallInput<typeof adminExportAudit>['query']>;

/** What the filters leave, saved as a file. */
export function useAuditExport() {
  return useMutation<void, ApiError, AuditFilter>(
    { mutationFn: async (query) => saveFile(await callFile(adminExportAudit, { query }), 'audit.csv') },
    queryClient,
  );
}
