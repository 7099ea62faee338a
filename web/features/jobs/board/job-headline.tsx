import type { Job } from '#contract/jobs/job.ts';
import { getJobStats } from '#contract/jobs/own-jobs.ts';
import { experienceOf } from '#contract/jobs/said.ts';
import { JOB_TYPE_LABELS } from '#contract/labels/jobs.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import { FactLine } from './fact-line.tsx';
import { placeOf, publishedOf, salaryOf } from './job-facts.ts';
import classes from './job-headline.module.css';

/** The facts of a job in a line, and its figures in a row. */
export function JobHeadline({ job }: { job: Job }) {
  const { data: stats } = useEndpoint(getJobStats, { params: { id: job.id } });
  const fresh = stats && stats.newToday > 0 ? `${stats.newToday} new today` : undefined;
  return (
    <div className={classes.headline}>
      <FactLine
        facts={[
          ['Location', placeOf(job.location)],
          ['Type', JOB_TYPE_LABELS[job.jobType]],
          ['Salary', salaryOf(job.salary) || 'Not given'],
          ['Experience', experienceOf(job.experienceRequired)],
          ['Openings', job.openings],
          ['Published', publishedOf(job)],
        ]}
      />
      <StatStrip
        stats={[
          { label: 'Views', figure: stats && formatNumber(stats.totalViews) },
          {
            label: 'Applications',
            figure: stats && formatNumber(stats.totalApplications),
            note: fresh,
            good: true,
          },
          { label: 'Shortlisted', figure: stats && formatNumber(stats.shortlistedApplications) },
          {
            label: 'Conversion %',
            figure: stats && `${stats.conversionRate.toFixed(1)}%`,
            note: 'of views, without invited',
          },
        ]}
      />
    </div>
  );
}
