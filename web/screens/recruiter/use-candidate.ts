import { useEffect } from 'react';
import { getCandidate, recordCandidateView } from '#contract/candidates/recruiter-view.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';

/**
 * Loads a profile, which counts as a view that the candidate sees. Candidates who have
 * hidden since are not found.
 */
export function useCandidate(id: string) {
  const candidate = useEndpoint(getCandidate, { params: { id } }, { enabled: id !== '' });
  const { mutate: recordView } = useEndpointMutation(recordCandidateView);
  const isFound = candidate.isSuccess;
  useEffect(() => {
    if (isFound) recordView({ params: { id } });
  }, [isFound, id, recordView]);
  return candidate;
}
