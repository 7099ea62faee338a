import { useWatch } from 'react-hook-form';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { type JobControl, type JobValues, previewOf } from './job-values.ts';

/** The card candidates will see, while it is being written. */
export function JobPreview({ control, companyName }: { control: JobControl; companyName: string }) {
  const values = useWatch({ control }) as JobValues;
  return <JobCard job={previewOf(values, companyName)} />;
}
