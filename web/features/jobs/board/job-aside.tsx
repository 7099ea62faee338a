import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Job } from '#contract/jobs/job.ts';
import { getJobStats } from '#contract/jobs/own-jobs.ts';
import { experienceOf } from '#contract/jobs/said.ts';
import { EXPERIENCE_LEVEL_LABELS, JOB_TYPE_LABELS, WORK_MODE_LABELS } from '#contract/labels/jobs.ts';
import { NOTICE_PERIOD_LABELS } from '#contract/labels/profile.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import { FactLine } from './fact-line.tsx';
import classes from './job-aside.module.css';
import { placeOf, publishedOf, salaryOf } from './job-facts.ts';

/** The facts of a job in one line, and its figures in a row. */
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

interface JobAsideProps {
  job: Job;
  mayEdit: boolean;
  /** Above the facts. */
  children?: ReactNode;
}

/** Beside the description: links and further facts. */
export function JobAside({ job, mayEdit, children }: JobAsideProps) {
  return (
    <aside className={classes.aside} aria-label="Job details">
      <Button component={Link} to={`/recruiter/jobs/${job.id}/applicants`} variant="default" fullWidth>
        View Applications ({formatNumber(job.applicationsCount)})
      </Button>
      {mayEdit && (
        <Button component={Link} to={`/recruiter/jobs/${job.id}/edit`} variant="default" fullWidth>
          Edit Job
        </Button>
      )}
      {children}
      <Card title="Job details">
        <DescriptionList
          termWidth={124}
          items={[
            ['Experience level', EXPERIENCE_LEVEL_LABELS[job.experienceLevel]],
            ['Work mode', WORK_MODE_LABELS[job.workMode]],
            ['Department', job.department],
            ['Openings', job.openings],
            ['Longest notice', job.maxNoticePeriod && NOTICE_PERIOD_LABELS[job.maxNoticePeriod]],
            ['Posted', formatDay(job.createdAt)],
            ['Published', publishedOf(job) ?? 'Not yet'],
            ['Closed', job.closedAt && formatDay(job.closedAt)],
          ]}
        />
      </Card>
    </aside>
  );
}
