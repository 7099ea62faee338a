import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { JobListing } from '#contract/jobs/public-jobs.ts';
import { experienceOf } from '#contract/jobs/said.ts';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '#contract/labels/jobs.ts';
import { FactLine } from '#web/features/jobs/board/fact-line.tsx';
import { payFactOf, placeBesideMode } from '#web/features/jobs/board/job-facts.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './job-card.module.css';

interface JobCardProps {
  job: JobListing;
  /** The link of the title; absent in a preview. */
  to?: string;
  /** Right of the title: a status. */
  badge?: ReactNode;
  /** After it: a button. */
  corner?: ReactNode;
  /** Under the facts: the reader's action. */
  action?: ReactNode;
  /** Instead of the skill tags: a line about the reader's own application. */
  note?: ReactNode;
}

const MOST_TAGS = 6;

/** A job in a list for candidates. */
export function JobCard({ job, to, badge, corner, action, note }: JobCardProps) {
  const rest = job.skills.length - MOST_TAGS;
  return (
    <article className={classes.card}>
      <InitialTile name={job.company.name} src={job.company.logoUrl} size={44} />
      <div className={classes.body}>
        <div className={classes.who}>
          <div className={classes.head}>
            <h2>{to ? <Link to={to}>{job.title}</Link> : job.title}</h2>
            {badge && <span className={classes.badge}>{badge}</span>}
            {corner && <span className={classes.corner}>{corner}</span>}
          </div>
          <p className="muted">
            {[job.company.name, placeBesideMode(job.location, job.workMode)].filter(Boolean).join(', ')}
          </p>
        </div>
        <div className={classes.facts}>
          <FactLine
            facts={[
              payFactOf(job.salary),
              ['Experience', experienceOf(job.experienceRequired)],
              ['Type', JOB_TYPE_LABELS[job.jobType]],
              ['Mode', WORK_MODE_LABELS[job.workMode]],
            ]}
          />
        </div>
        {note ?? (
          <div className={classes.foot}>
            <div className={classes.tags}>
              {job.skills.slice(0, MOST_TAGS).map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
              {rest > 0 && <span className="small faint">{rest} more</span>}
            </div>
            {job.publishedAt && (
              // The prerendered page may be a minute old.
              <p className="small faint num" suppressHydrationWarning>
                {formatRelative(job.publishedAt)}
              </p>
            )}
          </div>
        )}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </article>
  );
}
