import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { INTERVIEW_TYPE_LABELS, interviewStatusBadge } from '#contract/labels/interviews.ts';
import { getCandidateMatch } from '#contract/search/candidate-search.ts';
import { MatchWorking } from '#web/features/profiles/match-working.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import classes from './profile-aside.module.css';
import { JobChoice, type MatchableJob } from './toolbar.tsx';

/** Every interview of this candidate with the company, requested by any member. */
export function ProfileHistory({ interviews }: { interviews: readonly RecruiterInterview[] }) {
  return (
    <Card title="Interviews">
      {interviews.length === 0 ? (
        <p className="muted small">Nobody in your company has asked for an interview yet.</p>
      ) : (
        <ul className={classes.history}>
          {interviews.map((interview) => {
            const badge = interviewStatusBadge(interview.status, 'recruiter');
            return (
              <li key={interview.id}>
                <span className={classes.title}>{interview.job.title}</span>
                <span className={classes.meta}>
                  {INTERVIEW_TYPE_LABELS[interview.interviewType]}, asked by {interview.requestedBy.name} on{' '}
                  {formatDay(interview.requestedAt)}
                </span>
                <span>
                  <StatusBadge family={badge.family}>{badge.label}</StatusBadge>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

interface ProfileScoreProps {
  id: string;
  jobs: readonly MatchableJob[];
  jobId: string | null;
  onChoose: (job: string) => void;
}

/** How well the candidate matches one of the jobs, with the calculation. */
export function ProfileScore({ id, jobs, jobId, onChoose }: ProfileScoreProps) {
  const input = { params: { id }, query: { jobId: jobId ?? '' } };
  const match = useEndpoint(getCandidateMatch, input, { enabled: jobId !== null, keepPrevious: true });
  return (
    <Card title="Match">
      <JobChoice jobs={jobs} jobId={jobId} onChange={onChoose} />
      {jobId === null ? (
        <p className="muted small" style={{ marginTop: 12 }}>
          Choose a job to see the score and its working.
        </p>
      ) : match.error ? (
        <LoadFailure reading={match} />
      ) : !match.data ? (
        <LoadingText lines={5} />
      ) : (
        <div>
          <div className={classes.scoreHead}>
            <h3>Why {match.data.total}</h3>
            <ScoreRing value={match.data.total} label="Match" />
          </div>
          <MatchWorking match={match.data} />
        </div>
      )}
    </Card>
  );
}
