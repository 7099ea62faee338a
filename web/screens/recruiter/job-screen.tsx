import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { canWriteJobs, movesOfJob } from '#contract/jobs/jobs.policy.ts';
import { getOwnJob } from '#contract/jobs/own-jobs.ts';
import { ApplicantsView } from '#web/features/applications/applicants/applicants-view.tsx';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { JobAside, JobHeadline } from '#web/features/jobs/board/job-aside.tsx';
import { JobBadge } from '#web/features/jobs/job-badge.tsx';
import { JobDays } from '#web/features/jobs/job-days.tsx';
import { JobHistory } from '#web/features/jobs/job-history.tsx';
import { JobMenu } from '#web/features/jobs/job-moves.tsx';
import { JobProblem } from '#web/features/jobs/job-problem.tsx';
import { JobText } from '#web/features/jobs/job-text.tsx';
import { TakenDown } from '#web/features/jobs/taken-down.tsx';
import { TeamCard } from '#web/features/jobs/team-card.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { IconPencil } from '#web/ui/icons/acts.ts';
import { IconUserSearch } from '#web/ui/icons/people.ts';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import classes from './job-screen.module.css';
import { workspaceOf } from './workspace-of.tsx';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Job | Medallist' }];

export default function JobScreen() {
  const { jobId = '' } = useParams();
  const navigate = useNavigate();
  const role = useMemberRole();
  const { data: job, error, refetch } = useEndpoint(getOwnJob, { params: { id: jobId } });
  if (error && !job) return <JobProblem error={error} onRetry={() => refetch()} />;
  if (!job) return <LoadingText lines={10} />;
  const mayWrite = canWriteJobs(role);
  const mayEdit = movesOfJob(role, job.status).includes('EDIT');
  // Candidates are only scored against published jobs.
  const matches = job.status === 'PUBLISHED' && (
    <Button
      component={Link}
      to={`/recruiter/candidates?job=${job.id}`}
      leftSection={<IconUserSearch size={16} stroke={1.6} aria-hidden="true" />}
    >
      Find matches
    </Button>
  );
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Jobs', to: '/recruiter/jobs' }, { label: job.title }]} />
      <PageHeader
        title={job.title}
        badge={<JobBadge status={job.status} />}
        actions={
          <>
            {mayEdit && (
              <Button
                component={Link}
                to={`/recruiter/jobs/${job.id}/edit`}
                variant="default"
                leftSection={<IconPencil size={16} stroke={1.6} aria-hidden="true" />}
              >
                Edit Job
              </Button>
            )}
            {matches}
            <JobMenu job={job} role={role} onDeleted={() => navigate('/recruiter/jobs')} />
          </>
        }
      />
      <TakenDown job={job} />
      <JobHeadline job={job} />
      <nav className={classes.tabs} aria-label="On this page">
        <a href="#applicants">
          Applicants <span className={`${classes.count} num`}>{formatNumber(job.applicationsCount)}</span>
        </a>
        <a href="#description">Job description</a>
        <a href="#history">Figures and history</a>
      </nav>
      <section id="applicants" aria-label="Applicants">
        <ApplicantsView job={job} mayDecide={mayWrite} emptyAction={matches} workspace={workspaceOf} />
      </section>
      <section id="description" className={classes.description} aria-labelledby="description-title">
        <h2 id="description-title">Job description</h2>
        <div className={classes.columns}>
          <JobText job={job} />
          <JobAside job={job} mayEdit={mayEdit}>
            <TeamCard jobId={job.id} />
          </JobAside>
        </div>
      </section>
      <div id="history" className={classes.history}>
        <JobDays jobId={job.id} />
        <JobHistory jobId={job.id} />
      </div>
    </>
  );
}
