import type { DegreeReview, ReviewStatus } from '#contract/verifications/review.ts';
import { degreeMoves } from '#contract/verifications/transitions.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { PersonCell } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { DecisionButtons } from '#web/ui/table/decision-buttons.tsx';
import { ProofDocument } from './proof-document.tsx';
import classes from './proofs-table.module.css';

const SENTENCES: Record<ReviewStatus, string> = {
  PENDING: 'Documents that candidates send to prove a degree wait here.',
  VERIFIED: 'Degrees that were verified by a document are listed here.',
  REJECTED: 'Documents that did not prove a degree are listed here.',
};

/** Shown instead of an empty list. */
export function NoProofs({ status }: { status: ReviewStatus }) {
  return (
    <EmptyState title={status === 'PENDING' ? 'Nothing to check' : 'None yet'}>
      {SENTENCES[status]}
    </EmptyState>
  );
}

interface ProofsTableProps {
  proofs: readonly DegreeReview[];
  onView: (proof: DegreeReview) => void;
  onApprove: (proof: DegreeReview) => void;
  onReject: (proof: DegreeReview) => void;
}

const SENT: Column<DegreeReview> = {
  header: 'Sent',
  isFigure: true,
  cell: ({ submittedAt }) => formatDay(submittedAt),
};
const COLUMNS: readonly Column<DegreeReview>[] = [
  {
    header: 'Candidate',
    className: classes.candidate,
    cell: ({ candidate }) => (
      <PersonCell name={candidate.name}>
        <MailAddress address={candidate.email} />
      </PersonCell>
    ),
  },
  { header: 'Degree', className: classes.degree, cell: ({ degree }) => <Degree degree={degree} /> },
];

export function ProofsTable({ proofs, onView, onApprove, onReject }: ProofsTableProps) {
  const file: Column<DegreeReview> = {
    header: 'Document',
    cell: (proof) => <ProofDocument document={proof.document} onView={() => onView(proof)} />,
  };
  const last: Column<DegreeReview> = {
    header: proofs.some(canDecide) ? 'Actions' : 'Decision',
    align: 'end',
    cell: (proof) =>
      canDecide(proof) ? (
        <DecisionButtons
          name={proof.candidate.name}
          isOpen
          onApprove={() => onApprove(proof)}
          onReject={() => onReject(proof)}
        />
      ) : (
        <Decision proof={proof} />
      ),
  };
  return (
    <DataTable
      caption="Documents"
      columns={[...COLUMNS, file, SENT, last]}
      rows={proofs}
      rowKey={({ id }) => id}
      isTall
      narrow="scroll"
      minWidth={900}
    />
  );
}

/** A proof in this list is always a document. */
function canDecide({ status }: DegreeReview): boolean {
  const state = { status, method: 'DOCUMENT', expiresAt: null } as const;
  return degreeMoves.allowedActions(state, 'ADMIN', new Date()).includes('APPROVE');
}

function Degree({ degree }: Pick<DegreeReview, 'degree'>) {
  return (
    <>
      <p>{degree.universityName}</p>
      <p className="small muted num">
        {degree.educationDegree}, {degree.fieldOfStudy},{' '}
        <span className={classes.years}>
          {degree.startYear} – {degree.endYear}
        </span>
      </p>
    </>
  );
}

function Decision({ proof: { decidedAt, decidedBy, reason } }: { proof: DegreeReview }) {
  return (
    <>
      <p className="num">{[decidedAt && formatDay(decidedAt), decidedBy].filter(Boolean).join(', ')}</p>
      {reason && <p className={`small muted ${classes.reason}`}>{reason}</p>}
    </>
  );
}
