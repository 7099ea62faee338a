import { Link } from 'react-router';
import type { Applicant } from '#contract/applications/application.ts';
import type { ApplicantSort } from '#contract/applications/recruiter-applications.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { absenceOf } from '#contract/labels/applications.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { schoolOf } from '#web/features/applications/application-text.ts';
import { noticeLabel } from '#web/features/profiles/notice-label.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { formatMonths } from '#web/lib/format/units.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { PersonCell, RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './applicants-table.module.css';
import type { Selection } from './use-selection.ts';

interface ApplicantsTableProps {
  applicants: readonly Applicant[];
  /** Adds the job to each row, for lists of several jobs. */
  withJob?: boolean;
  selection: Selection | undefined;
  onOpen: (applicationId: string) => void;
  sort: ApplicantSort;
  onSort: (sort: ApplicantSort) => void;
}

/** Applicants as table rows. */
export function ApplicantsTable({
  applicants,
  withJob = false,
  selection,
  onOpen,
  ...order
}: ApplicantsTableProps) {
  const person: Column<Applicant> = {
    header: 'Candidate',
    className: classes.person,
    onCard: 'wide',
    cell: (applicant) => <Candidate applicant={applicant} onOpen={() => onOpen(applicant.id)} />,
  };
  return (
    <DataTable
      caption="Applicants"
      className={`${classes.table} ${withJob ? classes.across : ''}`}
      columns={[person, ...(withJob ? [JOB] : []), ...STANDING]}
      rows={applicants}
      rowKey={({ id }) => id}
      isTall
      order={{
        value: order.sort,
        isAscending: (sort) => ASCENDING.includes(sort as ApplicantSort),
        onChange: (sort) => order.onSort(sort as ApplicantSort),
      }}
      narrow="cards"
      cardColumns="repeat(2, minmax(0, 1fr))"
      selection={
        selection && {
          has: ({ id }) => selection.has(id),
          toggle: selection.toggle,
          label: ({ candidate }) => `Select ${fullName(candidate)}`,
        }
      }
    />
  );
}

const JOB: Column<Applicant> = {
  header: 'Job',
  className: classes.ofJob,
  onCard: 'wide',
  cell: ({ job }) => (
    <Link to={`/recruiter/jobs/${job.id}`} className={classes.job}>
      {job.title}
    </Link>
  ),
};

const ASCENDING: readonly ApplicantSort[] = ['match-low', 'oldest', 'experience-low', 'pay', 'notice'];

/** Hides figures of candidates who have left. */
const here = (applicant: Applicant, figure: string | null) =>
  applicant.candidate.presence === 'HERE' && figure !== null ? figure : <span className="muted">–</span>;

const STANDING: readonly Column<Applicant>[] = [
  {
    header: 'Match',
    className: classes.match,
    sorts: ['match', 'match-low'],
    cell: ({ candidate, match }) =>
      candidate.presence === 'HERE' && <ScoreRing value={match.total} size={40} label="Match" />,
  },
  {
    header: 'Experience',
    className: classes.second,
    sorts: ['experience', 'experience-low'],
    isFigure: true,
    onCard: 'labelled',
    cell: (one) =>
      here(
        one,
        one.candidate.experienceMonths === null ? null : formatMonths(one.candidate.experienceMonths),
      ),
  },
  {
    header: 'Expects',
    className: classes.second,
    sorts: ['pay', 'pay-high'],
    isFigure: true,
    onCard: 'labelled',
    cell: (one) =>
      here(one, one.candidate.expectedSalary === null ? null : formatLakhs(one.candidate.expectedSalary)),
  },
  {
    header: 'Notice',
    className: `${classes.second} ${classes.notice}`,
    sorts: ['notice', 'notice-long'],
    onCard: 'labelled',
    cell: (one) => here(one, noticeLabel(one.candidate.noticePeriod)),
  },
  {
    header: 'Stage',
    className: classes.stage,
    onCard: 'labelled',
    cell: ({ status, ending }) => <ApplicationBadge status={status} ending={ending} viewer="recruiter" />,
  },
  {
    header: 'Applied',
    sorts: ['newest', 'oldest'],
    isFigure: true,
    onCard: 'labelled',
    cell: ({ appliedAt }) => (appliedAt ? formatRelative(appliedAt) : <span className="muted">Invited</span>),
  },
];

function Candidate({ applicant: { id, candidate }, onOpen }: { applicant: Applicant; onOpen: () => void }) {
  const name = fullName(candidate);
  const title = (
    <RowTitle onOpen={onOpen}>
      <span data-application={id}>{name}</span>
    </RowTitle>
  );
  return (
    <PersonCell
      name={name}
      src={candidate.profilePictureUrl}
      size={36}
      title={title}
      mark={candidate.hasVerifiedDegree && <Medal size={14} label="Verified degree" />}
      isCut
    >
      {absenceOf(candidate.presence) ?? (schoolOf(candidate) || candidate.headline)}
    </PersonCell>
  );
}
