import { Link } from 'react-router';
import { listRecommendedJobs, type RecommendedJob } from '#contract/jobs/recommended-jobs.ts';
import { salaryOf } from '#web/features/jobs/board/job-facts.ts';
import { matchSummary } from '#web/features/profiles/match-words.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import classes from './recommended-jobs.module.css';

/** The jobs that match the candidate best, with scores; renders nothing if none matches. */
export function RecommendedJobs() {
  const jobs = useEndpoint(listRecommendedJobs, {});
  if (jobs.data?.length === 0) return null;
  return (
    <Card title="Jobs that match" action={<Link to="/jobs">All jobs</Link>} flush>
      {jobs.isPending && <LoadingRows count={3} />}
      {!jobs.data && <LoadFailure reading={jobs} />}
      {jobs.data && (
        <ul>
          {jobs.data.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function JobRow({ job }: { job: RecommendedJob }) {
  const { company, location, match } = job;
  const place = location.isRemote ? 'Remote' : location.city;
  const facts = [company.name, salaryOf(job.salary).replace(' per year', ''), place];
  return (
    <li className={classes.row}>
      <InitialTile name={company.name} src={company.logoUrl} />
      <div>
        <h3 className={classes.title}>
          <Link to={`/jobs/${job.id}`}>{job.title}</Link>
        </h3>
        <p className="muted small num">{dotted(facts)}</p>
        <p className={`faint small num ${classes.why}`}>{matchSummary(match)}</p>
      </div>
      <ScoreRing value={match.total} size={44} label="Match" />
    </li>
  );
}
