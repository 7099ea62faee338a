import { Link } from 'react-router';
import type { MemberRole } from '#contract/core/roles.ts';
import type { JobSummary } from '#contract/jobs/job.ts';
import { placeOf, publishedOf } from '#web/features/jobs/board/job-facts.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { JobBadge } from './job-badge.tsx';
import { JobMenu } from './job-moves.tsx';
import classes from './jobs-table.module.css';

const COLUMNS: readonly Column<JobSummary>[] = [
  {
    header: 'Job',
    onCard: 'wide',
    cell: (job) => (
      <>
        <RowTitle to={`/recruiter/jobs/${job.id}`}>{job.title}</RowTitle>
        <p className="small muted">{placeOf(job.location)}</p>
      </>
    ),
  },
  { header: 'Status', onCard: 'wide', cell: ({ status }) => <JobBadge status={status} /> },
  {
    header: 'Applications',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    className: classes.number,
    cell: (job) => <Applications job={job} />,
  },
  {
    header: 'Shortlisted',
    align: 'end',
    isFigure: true,
    onCard: 'labelled',
    className: classes.number,
    cell: (job) => formatNumber(job.shortlistedCount),
  },
  {
    header: 'Published',
    isFigure: true,
    onCard: 'labelled',
    cell: (job) => publishedOf(job) ?? <span className="faint">Not yet</span>,
  },
];

/** A company's jobs. */
export function JobsTable({ jobs, role }: { jobs: readonly JobSummary[]; role: MemberRole }) {
  const menu: Column<JobSummary> = {
    header: 'Actions',
    hidesHeader: true,
    align: 'end',
    onCard: 'corner',
    className: classes.menu,
    cell: (job) => <JobMenu job={job} role={role} />,
  };
  return (
    <DataTable
      caption="Your jobs"
      columns={[...COLUMNS, menu]}
      rows={jobs}
      rowKey={(job) => job.id}
      isTall
      narrow="cards"
      cardColumns="repeat(3, minmax(0, 1fr))"
    />
  );
}

function Applications({ job }: { job: JobSummary }) {
  return (
    <>
      <Link
        to={`/recruiter/jobs/${job.id}/applicants`}
        aria-label={`${formatNumber(job.applicationsCount)} applications for ${job.title}`}
      >
        {formatNumber(job.applicationsCount)}
      </Link>
      {job.newApplicationsCount > 0 && <p className={classes.fresh}>{job.newApplicationsCount} new</p>}
    </>
  );
}
