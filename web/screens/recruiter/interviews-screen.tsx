import { hasRole } from '#contract/core/roles.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { WorkQueue } from '#web/features/dashboards/work-queue.tsx';
import { isFiltered } from '#web/features/interviews/queue/interview-search.ts';
import {
  type ActionsWish,
  RecruiterInterviews,
} from '#web/features/interviews/recruiter/recruiter-interviews.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Interviews | Medallist' }];

export default function InterviewsScreen() {
  return <RecruiterInterviews canAct={hasRole(useMemberRole(), 'RECRUITER')} actions={Actions} />;
}

function Actions({ search, ownerId, onPage, onClear }: ActionsWish) {
  const { job: jobId, q, kind, page } = search;
  return (
    <WorkQueue
      query={{ page, jobId, ownerId, search: q, ...(kind && { kind }) }}
      isFiltered={isFiltered(search)}
      onPage={onPage}
      onClear={onClear}
    />
  );
}
