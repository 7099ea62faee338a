import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type Job, JobInput } from '#contract/jobs/job.ts';
import { movesOfJob } from '#contract/jobs/jobs.policy.ts';
import { getOwnJob, type NewerJob } from '#contract/jobs/own-jobs.ts';
import { requireWriter } from '#web/features/companies/approval/writer-guard.ts';
import { type FormSaving, JobForm } from '#web/features/jobs/editor/job-form.tsx';
import { jobWords } from '#web/features/jobs/editor/job-steps.ts';
import { type JobValues, valuesOf } from '#web/features/jobs/editor/job-values.ts';
import { useSaveJob } from '#web/features/jobs/editor/save-job.ts';
import { JobProblem } from '#web/features/jobs/job-problem.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

const JobConflict = lazyDialog(
  async () => (await import('#web/features/jobs/editor/job-conflict.tsx')).JobConflict,
);

export const clientLoader = requireWriter('/recruiter/jobs');
export const meta = () => [{ title: 'Edit Job | Medallist' }];

export default function JobEditScreen() {
  const { jobId = '' } = useParams();
  // Read once: a colleague's save must not change the form while the user types.
  const job = useEndpoint(getOwnJob, { params: { id: jobId } }, { staleTime: Number.POSITIVE_INFINITY });
  if (job.error) return <JobProblem error={job.error} onRetry={() => job.refetch()} />;
  if (!job.data) return <LoadingText lines={8} />;
  return <Editor key={job.data.id} job={job.data} />;
}

function Editor({ job: first }: { job: Job }) {
  const navigate = useNavigate();
  const role = useMemberRole();
  const { user } = useSession();
  // The version that the form is based on: the newest that the user has seen.
  const [job, setJob] = useState(first);
  const { save, isSaving, newer, settle, failure } = useSaveJob(job, user?.id);
  const [pending, setPending] = useState<FormSaving>();
  const page = `/recruiter/jobs/${job.id}`;
  async function saveAndLeave(saving: FormSaving, over = job) {
    setPending(saving);
    if (!(await save(saving, over))) return;
    saving.done();
    navigate(page);
  }
  async function saveChosen(saving: FormSaving, over: Job, values: JobValues) {
    saving.fill(values);
    setJob(over);
    settle();
    const whole = JobInput.safeParse(values);
    if (whole.success) await saveAndLeave({ ...saving, values, input: whole.data }, over);
  }
  const crumbs = [
    { label: 'Jobs', to: '/recruiter/jobs' },
    { label: job.title, to: page },
    { label: 'Edit' },
  ];
  if (role !== 'VIEWER' && !movesOfJob(role, job.status).includes('EDIT')) {
    return <Message>This job was archived and can no longer be edited.</Message>;
  }
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHeader title="Edit Job" lead={job.title} />
      <JobForm
        values={valuesOf(first)}
        companyName={user?.organizationName ?? ''}
        isPublished={job.status !== 'DRAFT'}
        isSaving={isSaving}
        failure={
          newer && pending ? (
            <JobConflict
              key={newer.version}
              base={job}
              newer={newer as NewerJob}
              read={pending.read}
              isSaving={isSaving}
              onSave={(values) => saveChosen(pending, newer, values)}
            />
          ) : (
            failure && (
              <FailureMessage>{wordsOf(failure, jobWords('The job could not be saved.'))}</FailureMessage>
            )
          )
        }
        onSave={(saving) => void saveAndLeave(saving)}
        cancel={
          <Button component={Link} to={page} variant="subtle">
            Cancel
          </Button>
        }
      />
    </>
  );
}
