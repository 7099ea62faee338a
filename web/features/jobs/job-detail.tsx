import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { getJobMatch } from '#contract/jobs/matched-jobs.ts';
import type { PublicJob } from '#contract/jobs/public-jobs.ts';
import type { BestChange } from '#contract/matching/best-change.ts';
import { MatchWorking } from '#web/features/profiles/match-working.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { CompanyBlurb } from './board/company-blurb.tsx';
import { FactLine } from './board/fact-line.tsx';
import { publicFactsOf } from './board/job-facts.ts';
import classes from './job-detail.module.css';
import { JobText } from './job-text.tsx';

const SECTIONS: Readonly<Record<BestChange['kind'], { to: string; label: string }>> = {
  ADD_SKILL: { to: '/profile/edit/skills', label: 'Edit skills' },
  ADD_CITY: { to: '/profile/edit/info', label: 'Edit preferred cities' },
  SET_NOTICE: { to: '/profile/edit/info', label: 'Edit notice period' },
  SET_PAY: { to: '/profile/edit/info', label: 'Edit expected pay' },
  LOWER_PAY: { to: '/profile/edit/info', label: 'Edit expected pay' },
};

/** The match of a job for the candidate, its reasons, and what would raise it. */
function JobMatch({ jobId, level }: { jobId: string; level: 2 | 3 }) {
  const answer = useEndpoint(getJobMatch, { params: { id: jobId } });
  const Heading = level === 2 ? 'h2' : 'h3';
  if (answer.error && !answer.data) {
    return <LoadFailure reading={answer} title="The match could not be read" />;
  }
  if (!answer.data) return <LoadingText lines={5} />;
  const { match, change } = answer.data;
  if (!match) {
    return (
      <section className={classes.card}>
        <Heading>No match yet</Heading>
        <p className="muted">
          A match is worked out from the skills on your profile.{' '}
          <Link to="/profile/edit/skills">Add your skills</Link>
        </p>
      </section>
    );
  }
  return (
    <section className={classes.card}>
      <div className={classes.matchHead}>
        <Heading>Why {match.total}</Heading>
        <ScoreRing value={match.total} size={52} label="Match" />
      </div>
      <MatchWorking match={match} />
      {change && <Change change={change} />}
    </section>
  );
}

function Change({ change: { kind, points, text } }: { change: BestChange }) {
  const { to, label } = SECTIONS[kind];
  return (
    <p className={classes.change}>
      <span>
        {text}: <b className="num">up to {points === 1 ? '1 point' : `${points} points`} more</b>.
      </span>{' '}
      <Link to={to}>{label}</Link>
    </p>
  );
}

interface JobDetailProps {
  job: PublicJob;
  /** A page of its own instead of a pane beside the list. */
  isPage: boolean;
  /** The apply button. */
  apply: ReactNode;
  /** Right of the title: further actions. */
  actions?: ReactNode;
  /** At the end. */
  foot?: ReactNode;
}

/** A job with its match, for a candidate. */
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

/** Focuses the title of a page that was opened from the list; going back to it moves nothing. */
function useFocusOnOpening(isPage: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const isOpened = useNavigationType() !== 'POP' && isPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it stands.
  useEffect(() => {
    if (isOpened) title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
