import { Link } from 'react-router';
import type { RecruiterDashboard } from '#contract/dashboards/recruiter-dashboard.ts';
import { formatDay, formatTimeRange } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import classes from './dashboard.module.css';

interface NextInterviewsProps {
  interviews: RecruiterDashboard['nextInterviews'];
}

/** The booked interviews that come next. */
export function NextInterviews({ interviews }: NextInterviewsProps) {
  return (
    <Card title="Next interviews" action={<Link to="/recruiter/interviews">All</Link>} flush>
      {interviews.length === 0 ? (
        <p className={`${classes.row} muted`}>Nothing is booked. Request an interview from the search.</p>
      ) : (
        <ul>
          {interviews.map((interview) => (
            <li key={interview.id} className={classes.row}>
              <div className={classes.text}>
                <h3 className={classes.title}>
                  <Link to={`/recruiter/interviews?interview=${interview.id}`}>
                    {interview.candidateName}
                  </Link>
                </h3>
                <p className="small muted">{interview.jobTitle}</p>
                <p className="small num">
                  {formatDay(interview.startsAt)}, {formatTimeRange(interview.startsAt, interview.endsAt)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
