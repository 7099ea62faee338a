import { useState } from 'react';
import type { getCandidateInterview } from '#contract/interviews/candidate.ts';
import type { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import type { OpenDialog } from './use-address-dialog.ts';

/**
 * The interview under the dialog. One that leaves the list meanwhile stays as it last was: what is being typed does
 * not vanish, and the server says why it comes too late. One that a link names and the list does not have is asked for.
 */
export function useSubject<Interview extends { id: string }>(
  dialog: OpenDialog<string> | null,
  rows: readonly Interview[] | undefined,
  endpoint: typeof getCandidateInterview | typeof getRecruiterInterview,
): Interview | undefined {
  const [last, setLast] = useState<Interview>();
  const id = dialog?.id;
  const found = rows?.find((row) => row.id === id);
  const kept = last?.id === id ? last : undefined;
  const isElsewhere = id !== undefined && rows !== undefined && !found && !kept;
  const asked = useEndpoint(endpoint, { params: { id: id ?? '' } }, { enabled: isElsewhere });
  if (id === undefined) return undefined;
  if (found && found !== last) setLast(found);
  // One call answers what the other lists: of whoever asks, their own view.
  const linked = asked.data as unknown as Interview | undefined;
  return found ?? kept ?? (linked?.id === id ? linked : undefined);
}
