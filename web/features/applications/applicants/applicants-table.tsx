import { Checkbox, Table, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import type { Applicant } from '#contract/applications/application.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { nameOf, schoolOf } from '#web/features/applications/application-text.ts';
import { formatRelative } from '#web/lib/format.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import classes from './applicants-table.module.css';
import type { Selection } from './use-selection.ts';

interface ApplicantsTableProps {
  applicants: readonly Applicant[];
  /** Across jobs, each row says which. */
  withJob?: boolean;
  selection: Selection | undefined;
  onOpen: (applicationId: string) => void;
}

/** Applicants in rows; on a phone each row is a card. */
export function ApplicantsTable({ applicants, withJob = false, selection, onOpen }: ApplicantsTableProps) {
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {selection && (
            <Table.Th className={classes.tick}>
              <VisuallyHidden>Select</VisuallyHidden>
            </Table.Th>
          )}
          <Table.Th>Candidate</Table.Th>
          {withJob && <Table.Th>Job</Table.Th>}
          <Table.Th>Match</Table.Th>
          <Table.Th>Stage</Table.Th>
          <Table.Th>Applied</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {applicants.map((applicant) => (
          <Row
            key={applicant.id}
            applicant={applicant}
            withJob={withJob}
            selection={selection}
            onOpen={() => onOpen(applicant.id)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface RowProps {
  applicant: Applicant;
  withJob: boolean;
  selection: Selection | undefined;
  onOpen: () => void;
}

function Row({ applicant, withJob, selection, onOpen }: RowProps) {
  const { candidate, job, match, status, appliedAt } = applicant;
  const name = nameOf(candidate);
  return (
    <Table.Tr data-selected={selection?.has(applicant.id) || undefined}>
      {selection && (
        <Table.Td className={classes.tick}>
          <Checkbox
            checked={selection.has(applicant.id)}
            onChange={() => selection.toggle(applicant)}
            aria-label={`Select ${name}`}
          />
        </Table.Td>
      )}
      <Table.Td className={classes.person}>
        <div className={classes.who}>
          <Avatar name={name} src={candidate.profilePictureUrl} size={36} />
          <div>
            <button type="button" className={classes.name} onClick={onOpen}>
              {name}
            </button>
            {candidate.hasVerifiedDegree && <Medal size={14} label="Verified degree" />}
            <p className="small muted">{schoolOf(candidate) || candidate.headline}</p>
          </div>
        </div>
      </Table.Td>
      {withJob && (
        <Table.Td data-label="Job">
          <Link to={`/recruiter/jobs/${job.id}`} className={classes.job}>
            {job.title}
          </Link>
        </Table.Td>
      )}
      <Table.Td data-label="Match">
        <ScoreRing value={match.total} size={40} label="Match" />
      </Table.Td>
      <Table.Td data-label="Stage">
        <ApplicationBadge status={status} viewer="recruiter" />
      </Table.Td>
      <Table.Td className="num" data-label="Applied">
        {appliedAt ? formatRelative(appliedAt) : <span className="muted">Invited</span>}
      </Table.Td>
    </Table.Tr>
  );
}
