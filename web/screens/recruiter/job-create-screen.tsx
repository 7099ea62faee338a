import { Button } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { getOwnJob } from '#contract/jobs/own-jobs.ts';
import { requireWriter } from '#web/features/companies/approval/writer-guard.ts';
import { type FormParts, JobForm } from '#web/features/jobs/editor/job-form.tsx';
import { jobWords } from '#web/features/jobs/editor/job-steps.ts';
import { type JobValues, NEW_JOB, valuesOf } from '#web/features/jobs/editor/job-values.ts';
import { useSaveJob } from '#web/features/jobs/editor/save-job.ts';
import { StartFrom } from '#web/features/jobs/editor/start-from.tsx';
import { JobProblem } from '#web/features/jobs/job-problem.tsx';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireWriter('/recruiter/jobs');
export const meta = () => [{ title: 'Create Job | Medallist' }];

export default function JobCreateScreen() {
  const [params] = useSearchParams();
  const copied = params.get('copy');
  return copied ? <Copy jobId={copied} /> : <Creator values={NEW_JOB} />;
}

/** Starts from the content of another job; nothing is stored until it is saved. */
function Copy({ jobId }: { jobId: string }) {
  const job = useEndpoint(
    getOwnJob,
    { params: { id: jobId } },
    // A colleague's save must not change the form while the user types.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (job.error) return <JobProblem error={job.error} onRetry={() => job.refetch()} />;
  if (!job.data) return <LoadingText lines={8} />;
  return <Creator key={jobId} values={valuesOf(job.data)} copied={job.data.title} />;
}

function Creator({ values, copied }: { values: JobValues; copied?: string }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { save, isSaving, failure } = useSaveJob();
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Jobs', to: '/recruiter/jobs' }, { label: 'Create Job' }]} />
      <PageHeader
        title="Create Job"
        lead={
          copied
            ? `A copy of ${copied}, with its interview plan. The original stays as it is.`
            : 'Posting is free. You pay when someone joins.'
        }
      />
      <JobForm
        values={values}
        companyName={user?.organizationName ?? ''}
        isPublished={false}
        isSaving={isSaving}
        failure={
          failure && (
            <FailureMessage>{wordsOf(failure, jobWords('The job could not be saved.'))}</FailureMessage>
          )
        }
        {...(!copied && { start: (form: FormParts) => <StartFrom {...form} /> })}
        onSave={async (saving) => {
          const job = await save(saving);
          if (!job) return;
          saving.done();
          navigate(`/recruiter/jobs/${job.id}`);
        }}
        cancel={
          <Button component={Link} to="/recruiter/jobs" variant="subtle">
            Cancel
          </Button>
        }
      />
    </>
  );
}
