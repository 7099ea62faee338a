import type { JobFacts, JobSummary } from '#contract/jobs/job.ts';
import type { PublicJob } from '#contract/jobs/public-jobs.ts';
import { experienceOf } from '#contract/jobs/said.ts';
import {
  EXPERIENCE_LEVEL_LABELS,
  JOB_TYPE_LABELS,
  SALARY_PERIOD_LABELS,
  WORK_MODE_LABELS,
} from '#contract/labels/jobs.ts';
import { NOTICE_PERIOD_LABELS } from '#contract/labels/profile.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatLakhRange, formatRupees, joinEnds } from '#web/lib/format/money.ts';
import type { Facts } from './fact-line.tsx';

type Place = Pick<JobFacts['location'], 'city' | 'country' | 'isRemote'>;

/** `Bengaluru, India, Remote` */
export function placeOf({ city, country, isRemote }: Place): string {
  return [city, country, isRemote ? 'Remote' : null].filter(Boolean).join(', ');
}

/** The place next to a work mode, which already says that a job is remote. */
export function placeBesideMode({ isRemote, ...place }: Place, workMode: JobFacts['workMode']): string {
  return placeOf({ ...place, isRemote: isRemote && workMode !== 'REMOTE' });
}

/** The day of publication; null for a draft, even if it was published before. */
export function publishedOf({ publishedAt, status }: Pick<JobSummary, 'publishedAt' | 'status'>) {
  return publishedAt && status !== 'DRAFT' ? formatDay(publishedAt) : null;
}

function amountOf({ min, max, period }: JobFacts['salary']): string {
  if (max <= 0) return '';
  if (min <= 0) return `Up to ${period === 'YEARLY' ? formatLakhRange(null, max) : formatRupees(max)}`;
  return period === 'YEARLY' ? formatLakhRange(min, max) : joinEnds([min, max].map(formatRupees));
}

/** `₹38 L – ₹46 L per year`, `₹40,000 – ₹60,000 per month`; empty if not given. */
export function salaryOf(salary: JobFacts['salary']): string {
  const amount = amountOf(salary);
  return amount && `${amount} ${SALARY_PERIOD_LABELS[salary.period]}`;
}

/** For a narrow column: the period is part of the label. */
export function payFactOf(salary: JobFacts['salary']): Facts[number] {
  return [`Pay ${SALARY_PERIOD_LABELS[salary.period]}`, amountOf(salary)];
}

/** The facts on a public job page, with their labels. */
export function publicFactsOf(job: PublicJob): Facts {
  return [
    ['Location', placeBesideMode(job.location, job.workMode)],
    ['Pay', salaryOf(job.salary)],
    ['Type', JOB_TYPE_LABELS[job.jobType]],
    ['Work mode', WORK_MODE_LABELS[job.workMode]],
    ['Experience', experienceOf(job.experienceRequired)],
    ['Level', EXPERIENCE_LEVEL_LABELS[job.experienceLevel]],
    ['Longest notice', job.maxNoticePeriod && NOTICE_PERIOD_LABELS[job.maxNoticePeriod]],
    ['Openings', job.openings],
    ['Posted', job.publishedAt && formatDay(job.publishedAt)],
  ];
}
