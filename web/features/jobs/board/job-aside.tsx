import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Job } from '#contract/jobs/job.ts';
import { EXPERIENCE_LEVEL_LABELS, WORK_MODE_LABELS } from '#contract/labels/jobs.ts';
import { NOTICE_PERIOD_LABELS } from '#contract/labels/profile.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import classes from './job-aside.module.css';
import { publishedOf } from './job-facts.ts';

interface JobAsideProps {
  job: Job;
  mayEdit: boolean;
  /** Above the facts. */
  children?: ReactNode;
}

/** Beside the description: where to go next, and the small facts. */
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
