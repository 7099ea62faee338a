import { Link } from 'react-router';
import type { Applicant } from '#contract/applications/application.ts';
import { absenceOf } from '#contract/labels/applications.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { nameOf, schoolOf } from '#web/features/applications/application-text.ts';
import { formatRelative } from '#web/lib/format.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { PersonCell, RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './applicants-table.module.css';
import type { Selection } from './use-selection.ts';

interface ApplicantsTableProps {
  applicants: readonly Applicant[];
  /** Across jobs, each row says which. */
  withJob?: boolean;
  selection: Selection | undefined;
  onOpen: (applicationId: string) => void;
}

/** Applicants in rows. */
export function ApplicantsTable({ applicants, withJob = false, selection, onOpen }: ApplicantsTableProps) {
  const person: Column<Applicant> = {
    header: 'Candidate',
    onCard: 'wide',
    cell: (applicant) => <Candidate applicant={applicant} onOpen={() => onOpen(applicant.id)} />,
  };
  return (
    <DataTable
      caption="Applicants"
      columns={[person, ...(withJob ? [JOB] : []), ...STANDING]}
      rows={applicants}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
      cardColumns="auto 1fr 1fr"
      selection={
        selection && {
          has: ({ id }) => selection.has(id),
          toggle: selection.toggle,
          label: ({ candidate }) => `Select ${nameOf(candidate)}`,
        }
      }
    />
  );
}

const JOB: Column<Applicant> = {
  header: 'Job',
  onCard: 'wide',
  cell: ({ job }) => (
    <Link to={`/recruiter/jobs/${job.id}`} className={classes.job}>
      {job.title}
    </Link>
  ),
};

const STANDING: readonly Column<Applicant>[] = [
  {
    header: 'Match',
    cell: ({ candidate, match }) =>
      candidate.presence === 'HERE' && <ScoreRing value={match.total} size={40} label="Match" />,
  },
  {
    header: 'Stage',
    onCard: 'labelled',
    cell: ({ status, ending }) => <ApplicationBadge status={status} ending={ending} viewer="recruiter" />,
  },
  {
    header: 'Applied',
    isFigure: true,
    onCard: 'labelled',
    cell: ({ appliedAt }) => (appliedAt ? formatRelative(appliedAt) : <span className="muted">Invited</span>),
  },
];

function Candidate({ applicant: { candidate }, onOpen }: { applicant: Applicant; onOpen: () => void }) {
  const name = nameOf(candidate);
  const title = (
    <>
      <RowTitle onOpen={onOpen}>{name}</RowTitle>
      {candidate.hasVerifiedDegree && (
        <span className={classes.medal}>
          <Medal size={14} label="Verified degree" />
        </span>
      )}
    </>
  );
  return (
    <PersonCell name={name} src={candidate.profilePictureUrl} size={36} title={title}>
      {absenceOf(candidate.presence) ?? (schoolOf(candidate) || candidate.headline)}
    </PersonCell>
  );
}
