import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { PublicJob } from '#contract/jobs/public-jobs.ts';
import { CompanyBlurb } from '#web/features/jobs/board/company-blurb.tsx';
import { FactLine } from '#web/features/jobs/board/fact-line.tsx';
import { publicFactsOf } from '#web/features/jobs/board/job-facts.ts';
import { JobText } from '#web/features/jobs/job-text.tsx';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import classes from './job-detail.module.css';
import { JobMatch } from './job-match.tsx';

interface JobDetailProps {
  job: PublicJob;
  /** A page of its own rather than a pane beside the list. */
  isPage: boolean;
  /** The way to an application. */
  apply: ReactNode;
  /** Right of the title: what else can be done with the job. */
  actions?: ReactNode;
  /** At the end. */
  foot?: ReactNode;
}

/** A job with how well it fits, as a candidate reads it. */
export function JobDetail({ job, isPage, apply, actions, foot }: JobDetailProps) {
  const Title = isPage ? 'h1' : 'h2';
  const title = useFocusOnOpening(isPage);
  return (
    <article className={classes.detail}>
      <header className={classes.head}>
        <InitialTile name={job.company.name} src={job.company.logoUrl} size={48} />
        <div className={classes.names}>
          <p className="muted">{job.company.name}</p>
          <Title ref={title} tabIndex={-1}>
            {job.title}
          </Title>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      <FactLine facts={publicFactsOf(job)} />
      {apply}
      <JobMatch jobId={job.id} level={isPage ? 2 : 3} />
      <JobText job={job} level={isPage ? 2 : 3} />
      <div className={classes.company}>
        <CompanyBlurb company={job.company} level={isPage ? 2 : 3} />
      </div>
      {foot}
    </article>
  );
}

/** A page that was opened from the list begins with its title; one that was come back to stays as it was. */
function useFocusOnOpening(isPage: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const isOpened = useNavigationType() !== 'POP' && isPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it stands.
  useEffect(() => {
    if (isOpened) title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
