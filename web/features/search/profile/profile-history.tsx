import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { INTERVIEW_TYPE_LABELS, interviewStatusBadge } from '#contract/labels/interviews.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './profile-aside.module.css';

/** Every interview of this candidate with the company, whoever asked for it. */
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
