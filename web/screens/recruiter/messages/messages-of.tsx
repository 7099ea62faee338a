import type { Application } from '#contract/applications/application.ts';
import { canWriteJobs } from '#contract/jobs/jobs.policy.ts';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { MessagesPanel } from '#web/features/messages/messages-panel.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

/** What is said with an applicant; nobody begins with who is away. */
function ApplicantMessages({ candidate, job }: Pick<Application, 'candidate' | 'job'>) {
  const { id, firstName, lastName, presence } = candidate;
  const mayWrite = canWriteJobs(useMemberRole());
  return (
    <MessagesPanel
      side="COMPANY"
      counterpart={{ id, name: `${firstName} ${lastName}` }}
      jobId={job.id}
      mayBegin={mayWrite && presence === 'HERE'}
      otherwise={<EmptyState title="No messages">Your company has not written to {firstName}.</EmptyState>}
    />
  );
}

/** The conversation's part of an open application. */
export function messagesOf({ candidate, job }: Application) {
  return <ApplicantMessages key={candidate.id} candidate={candidate} job={job} />;
}
