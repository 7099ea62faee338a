import type { CandidateAccountRow } from '#contract/candidate-accounts.ts';
import { USER_STATUS_BADGES } from '#contract/labels/candidate-accounts.ts';
import type { Decision } from '#web/features/candidate-accounts/decisions/decision-dialogs.tsx';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import { PersonCell } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { CandidateMenu } from './candidate-menu.tsx';
import classes from './candidates-table.module.css';

interface CandidatesTableProps {
  candidates: readonly CandidateAccountRow[];
  onDecide: (action: Decision, candidate: CandidateAccountRow) => void;
}

const nameOf = ({ firstName, lastName }: CandidateAccountRow) => `${firstName} ${lastName}`;

const COLUMNS: readonly Column<CandidateAccountRow>[] = [
  {
    header: 'Candidate',
    cell: (candidate) => (
      <PersonCell name={nameOf(candidate)} src={candidate.profilePictureUrl}>
        <MailAddress address={candidate.email} />
        {candidate.emailVerified && (
          <IconCircleCheck
            className={classes.tick}
            size={16}
            stroke={1.6}
            role="img"
            aria-label="Verified email"
          />
        )}
        {candidate.headline && (
          <span className={classes.headline} title={candidate.headline}>
            {candidate.headline}
          </span>
        )}
      </PersonCell>
    ),
  },
  {
    header: 'Education',
    className: classes.education,
    cell: ({ primaryUniversity, primaryDegree }) => (
      <>
        <p className={primaryUniversity ? undefined : 'faint'}>{primaryUniversity ?? 'N/A'}</p>
        {primaryDegree && <p className="small muted">{primaryDegree}</p>}
      </>
    ),
  },
  {
    header: 'Experience',
    isFigure: true,
    cell: ({ experienceYears }) => `${experienceYears.toFixed(1)} years`,
  },
  {
    header: 'Expected Salary',
    align: 'end',
    isFigure: true,
    cell: ({ expectedSalary }) =>
      expectedSalary === null ? (
        <span className="faint">N/A</span>
      ) : (
        formatLakhs(expectedSalary, { fixed: true })
      ),
  },
  {
    header: 'Status',
    cell: ({ status }) => {
      const { label, family } = USER_STATUS_BADGES[status];
      return <StatusBadge family={family}>{label}</StatusBadge>;
    },
  },
  { header: 'Registered', isFigure: true, cell: ({ createdAt }) => formatDay(createdAt) },
];

/** All candidates. */
export function CandidatesTable({ candidates, onDecide }: CandidatesTableProps) {
  const actions: Column<CandidateAccountRow> = {
    header: 'Actions',
    hidesHeader: true,
    align: 'end',
    cell: (candidate) => <CandidateMenu candidate={candidate} name={nameOf(candidate)} onDecide={onDecide} />,
  };
  return (
    <DataTable
      caption="Candidates"
      columns={[...COLUMNS, actions]}
      rows={candidates}
      rowKey={({ id }) => id}
      isTall
      narrow="scroll"
      minWidth={940}
    />
  );
}
