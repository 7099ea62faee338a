import { Link } from 'react-router';
import { getJobMatch } from '#contract/jobs/matched-jobs.ts';
import type { BestChange } from '#contract/matching/best-change.ts';
import { MatchWorking } from '#web/features/profiles/match-working.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import classes from './job-match.module.css';

const SECTIONS: Readonly<Record<BestChange['kind'], { to: string; label: string }>> = {
  ADD_SKILL: { to: '/profile/edit/skills', label: 'Edit skills' },
  ADD_CITY: { to: '/profile/edit/info', label: 'Edit preferred cities' },
  SET_NOTICE: { to: '/profile/edit/info', label: 'Edit notice period' },
  SET_PAY: { to: '/profile/edit/info', label: 'Edit expected pay' },
  LOWER_PAY: { to: '/profile/edit/info', label: 'Edit expected pay' },
};

/** How well a job fits the candidate, why, and what would make it fit better. */
export function JobMatch({ jobId, level }: { jobId: string; level: 2 | 3 }) {
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
      <div className={classes.head}>
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
