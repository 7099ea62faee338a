import type { BoardJob } from '#contract/jobs/public-jobs.ts';
import { applicationStatusBadge } from '#contract/labels/applications.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

/**
 * What connects the candidate to a job. An open request comes first, for it waits for them. One that ended without
 * an application of theirs says nothing here: the list of applications tells how.
 */
export function JobState({ job: { myStatus, requestId } }: { job: Pick<BoardJob, 'myStatus' | 'requestId'> }) {
  if (requestId) return <StatusBadge family="warning">Asked you</StatusBadge>;
  if (!myStatus || myStatus === 'WITHDRAWN') return null;
  if (myStatus === 'NEW' || myStatus === 'REVIEWED') return <StatusBadge family="info">You applied</StatusBadge>;
  const { label, family } = applicationStatusBadge(myStatus, 'candidate');
  return <StatusBadge family={family}>{label}</StatusBadge>;
}
