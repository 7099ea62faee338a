import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MatchedJob } from '#contract/jobs/matched-jobs.ts';
import { salaryOf } from '#web/features/jobs/board/job-facts.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { JobState } from './job-state.tsx';
import classes from './matched-row.module.css';

interface MatchedRowProps {
  job: MatchedJob;
  to: string;
  /** Its detail is the one beside the list. */
  isShown: boolean;
  /** Details stand beside the list rather than on a page of their own. */
  isBeside: boolean;
  tabIndex: number | undefined;
  actions?: ReactNode;
}

/** A job in a candidate's list; the whole row opens it. */
export function MatchedRow({ job, to, isShown, isBeside, tabIndex, actions }: MatchedRowProps) {
  const { company, location, match } = job;
  const places = location.isRemote ? [location.city, 'Remote'] : [location.city];
  return (
    <li className={classes.row} data-shown={isShown}>
      <InitialTile name={company.name} src={company.logoUrl} />
      <div className={classes.body}>
        <h3 className={classes.title}>
          <Link
            to={to}
            state={{ isFromList: true }}
            preventScrollReset={isBeside}
            data-job={job.id}
            tabIndex={tabIndex}
            aria-current={isShown ? 'true' : undefined}
          >
            {job.title}
          </Link>
        </h3>
        <p className="muted small">{dotted([company.name, ...places])}</p>
        <p className={`small num ${classes.pay}`}>{salaryOf(job.salary).replace(' per year', '')}</p>
        <div className={classes.foot}>
          <JobState job={job} />
          {job.publishedAt && <span className="muted small num">{formatRelative(job.publishedAt)}</span>}
        </div>
      </div>
      <div className={classes.side}>
        {match && <ScoreRing value={match.total} size={44} label="Match" />}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </li>
  );
}
