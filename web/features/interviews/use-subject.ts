import { useState } from 'react';
import type { getCandidateInterview } from '#contract/interviews/candidate.ts';
import type { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import type { OpenDialog } from './use-address-dialog.ts';

/**
 * The interview of the open dialog. If it leaves the list meanwhile, the last known state stays: the user's
 * input does not vanish, and the server says why it is too late. If a link names one that is not in the list,
 * it is requested.
 */
export function useSubject<Interview extends { id: string }>(
  dialog: OpenDialog<string> | null,
  rows: readonly Interview[] | undefined,
  endpoint: typeof getCandidateInterview | typeof getRecruiterInterview,
): Interview | undefined {
  const [last, setLast] = useState<Interview>();
  const id = dialog?.id;
  const found = rows?.find((row) => row.id === id);
  const previous = last?.id === id ? last : undefined;
  const isElsewhere = id !== undefined && rows !== undefined && !found && !previous;
  const asked = useEndpoint(endpoint, { params: { id: id ?? '' } }, { enabled: isElsewhere });
  if (id === undefined) return undefined;
  if (found && found !== last) setLast(found);
  // The endpoint returns the view of the current user, which has the same type as their list.
  const linked = asked.data as unknown as Interview | undefined;
  return found ?? previous ?? (linked?.id === id ? linked : undefined);
}
