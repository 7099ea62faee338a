import type { JobSummary } from '#contract/jobs/job.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import {
  INTERVIEW_MODE_LABELS,
  INTERVIEW_MODES,
  INTERVIEW_TYPE_LABELS,
  INTERVIEW_TYPES,
} from '#contract/labels/interviews.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

const MOST_JOBS = 100;

export const TYPE_CHOICES = INTERVIEW_TYPES.map((value) => ({ value, label: INTERVIEW_TYPE_LABELS[value] }));
export const MODE_CHOICES = INTERVIEW_MODES.map((value) => ({ value, label: INTERVIEW_MODE_LABELS[value] }));

/** The jobs that an interview can be requested for. */
export function usePublishedJobs() {
  return useEndpoint(listOwnJobs, { query: { status: 'PUBLISHED', size: MOST_JOBS } });
}

export function jobChoices(jobs: readonly JobSummary[]) {
  return jobs.map(({ id, title, location }) => ({
    value: id,
    label: location.city ? `${title}, ${location.city}` : title,
  }));
}
