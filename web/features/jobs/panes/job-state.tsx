import type { BoardJob } from '#contract/jobs/public-jobs.ts';
import { applicationStatusBadge } from '#contract/labels/applications.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

/** What connects the candidate to a job; an open request comes first, for it waits for them. */
export function JobState({ job }: { job: Pick<BoardJob, 'myStatus' | 'myEnding' | 'requestId'> }) {
  const { myStatus, myEnding, requestId } = job;
  if (requestId) return <StatusBadge family="warning">Asked you</StatusBadge>;
  if (!myStatus) return null;
  if (myStatus === 'NEW' || myStatus === 'REVIEWED')
    return <StatusBadge family="info">You applied</StatusBadge>;
  const { label, family } = applicationStatusBadge(myStatus, 'candidate', myEnding);
  return <StatusBadge family={family}>{label}</StatusBadge>;
}
