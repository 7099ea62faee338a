import { Table, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import type { MemberRole } from '#contract/core/roles.ts';
import type { JobSummary } from '#contract/jobs/job.ts';
import { placeOf } from '#web/features/jobs/board/job-facts.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { JobBadge } from './job-badge.tsx';
import { JobMenu } from './job-moves.tsx';
import classes from './jobs-table.module.css';

/** A company's jobs; on a phone each row is a card. */
export function JobsTable({ jobs, role }: { jobs: readonly JobSummary[]; role: MemberRole }) {
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Job</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th className={classes.number}>Applications</Table.Th>
          <Table.Th className={classes.number}>Shortlisted</Table.Th>
          <Table.Th>Published</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {jobs.map((job) => (
          <Row key={job.id} job={job} role={role} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ job, role }: { job: JobSummary; role: MemberRole }) {
  return (
    <Table.Tr>
      <Table.Td>
        <Link to={`/recruiter/jobs/${job.id}`} className={classes.title}>
          {job.title}
        </Link>
        <p className="small muted">{placeOf(job.location)}</p>
      </Table.Td>
      <Table.Td>
        <JobBadge status={job.status} />
      </Table.Td>
      <Table.Td className={`${classes.number} num`} data-label="Applications">
        <Link
          to={`/recruiter/jobs/${job.id}/applicants`}
          aria-label={`${formatNumber(job.applicationsCount)} applications for ${job.title}`}
        >
          {formatNumber(job.applicationsCount)}
        </Link>
        {job.newApplicationsCount > 0 && <p className={classes.fresh}>{job.newApplicationsCount} new</p>}
      </Table.Td>
      <Table.Td className={`${classes.number} num`} data-label="Shortlisted">
        {formatNumber(job.shortlistedCount)}
      </Table.Td>
      <Table.Td className="num" data-label="Published">
        {job.publishedAt && job.status !== 'DRAFT' ? (
          formatDay(job.publishedAt)
        ) : (
          <span className="faint">Not yet</span>
        )}
      </Table.Td>
      <Table.Td className={classes.menu}>
        <JobMenu job={job} role={role} />
      </Table.Td>
    </Table.Tr>
  );
}
