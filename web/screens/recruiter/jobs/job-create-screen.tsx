import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { requireWriter } from '#web/features/companies/approval/writer-guard.ts';
import { JobForm } from '#web/features/jobs/editor/job-form.tsx';
import { jobWords } from '#web/features/jobs/editor/job-steps.ts';
import { NEW_JOB } from '#web/features/jobs/editor/job-values.ts';
import { useSaveJob } from '#web/features/jobs/editor/save-job.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useSession } from '#web/lib/api/session.ts';
import { FailureMessage } from '#web/ui/display/failure-message.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireWriter('/recruiter/jobs');
export const meta = () => [{ title: 'Create Job | Medallist' }];

export default function JobCreateScreen() {
  const navigate = useNavigate();
  const { user } = useSession();
  const { save, isSaving, failure } = useSaveJob();
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Jobs', to: '/recruiter/jobs' }, { label: 'Create Job' }]} />
      <PageHeader title="Create Job" lead="Posting is free. You pay when someone joins." />
      <JobForm
        values={NEW_JOB}
        companyName={user?.organizationName ?? ''}
        isPublished={false}
        isSaving={isSaving}
        failure={
          failure && (
            <FailureMessage>{wordsOf(failure, jobWords('The job could not be saved.'))}</FailureMessage>
          )
        }
        onSave={async (input, publish, done) => {
          const job = await save({ input, publish });
          if (!job) return;
          done();
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
