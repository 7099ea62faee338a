import { useState } from 'react';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import type { OpenDialog } from '#web/features/interviews/use-dialog.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

/**
 * The interview under the dialog. One that leaves the list meanwhile stays as it last was: what is being typed does
 * not vanish, and the server says why it comes too late. One that a link names and the list does not have is asked for.
 */
export function useSubject(
  dialog: OpenDialog<string> | null,
  rows: readonly CandidateInterview[] | undefined,
): CandidateInterview | undefined {
  const [last, setLast] = useState<CandidateInterview>();
  const id = dialog?.id;
  const found = rows?.find((row) => row.id === id);
  const kept = last?.id === id ? last : undefined;
  const isElsewhere = id !== undefined && rows !== undefined && !found && !kept;
  const asked = useEndpoint(getCandidateInterview, { params: { id: id ?? '' } }, { enabled: isElsewhere });
  if (id === undefined) return undefined;
  if (found && found !== last) setLast(found);
  return found ?? kept ?? (asked.data?.id === id ? asked.data : undefined);
}
