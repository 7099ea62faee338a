import { Link } from 'react-router';
import type { AdminReportDetails, ReportKind } from '#contract/reports.ts';
import classes from './report-review.module.css';

const WAYS: Readonly<Record<ReportKind, string>> = {
  JOB: 'Close the job or suspend its company there, if the report is right.',
  COMPANY: 'Suspend the company there, if the report is right.',
  PERSON: 'Suspend the person there, if the report is right.',
  CONVERSATION: 'Suspend whoever is at fault there, if the report is right.',
};

/** Where an admin looks further, and acts. */
export function ReportWays({
  report: { kind, jobId, founderId, candidateId },
}: {
  report: Pick<AdminReportDetails, 'kind' | 'jobId' | 'founderId' | 'candidateId'>;
}) {
  return (
    <section>
      <h3>Look further</h3>
      <p className="small muted">{WAYS[kind]}</p>
      <ul className={classes.ways}>
        {jobId && (
          <li>
            <Link to={`/jobs/${jobId}`}>The job as people see it</Link>
          </li>
        )}
        {jobId && (
          <li>
            <Link to={`/admin/jobs?job=${jobId}`}>The job in the console</Link>
          </li>
        )}
        {founderId && (
          <li>
            <Link to={`/admin/recruiters?review=${founderId}`}>The company</Link>
          </li>
        )}
        {candidateId && (
          <li>
            <Link to={`/admin/candidates/${candidateId}`}>The candidate</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
