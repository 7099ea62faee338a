import { useParams } from 'react-router';
import { canWriteJobs } from '#contract/jobs/jobs.policy.ts';
import { getOwnJob } from '#contract/jobs/own-jobs.ts';
import { ApplicantsView } from '#web/features/applications/applicants/applicants-view.tsx';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { JobBadge } from '#web/features/jobs/job-badge.tsx';
import { JobProblem } from '#web/features/jobs/job-problem.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { workspaceOf } from './workspace-of.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Applicants | Medallist' }];

export default function JobApplicantsScreen() {
  const { jobId = '' } = useParams();
  const role = useMemberRole();
  const { data: job, error, refetch } = useEndpoint(getOwnJob, { params: { id: jobId } });
  if (error && !job) return <JobProblem error={error} onRetry={() => refetch()} />;
  if (!job) return <LoadingText lines={8} />;
  const crumbs = [
    { label: 'Jobs', to: '/recruiter/jobs' },
    { label: job.title, to: `/recruiter/jobs/${job.id}` },
    { label: 'Applicants' },
  ];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHeader
        title="Applicants"
        badge={<JobBadge status={job.status} />}
        lead={`${count(job.applicationsCount, 'application')} for ${job.title}, ${job.newApplicationsCount} new.`}
      />
      <ApplicantsView job={job} mayDecide={canWriteJobs(role)} workspace={workspaceOf} />
    </>
  );
}
