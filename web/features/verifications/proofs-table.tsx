import { Button } from '@mantine/core';
import type { DegreeReview } from '#contract/verifications/review.ts';
import { formatDay } from '#web/lib/format.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { ProofDocument } from './proof-document.tsx';
import classes from './proofs-table.module.css';

interface ProofsTableProps {
  proofs: readonly DegreeReview[];
  onApprove: (proof: DegreeReview) => void;
  onReject: (proof: DegreeReview) => void;
}

/** Documents that prove degrees; on a phone it scrolls sideways under the names. */
export function ProofsTable({ proofs, ...rest }: ProofsTableProps) {
  const isOpen = proofs[0]?.status === 'PENDING';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classes.scroll} aria-label="Documents" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Candidate</th>
            <th scope="col">Degree</th>
            <th scope="col">Document</th>
            <th scope="col">Sent</th>
            <th scope="col">{isOpen ? 'Actions' : 'Decision'}</th>
          </tr>
        </thead>
        <tbody>
          {proofs.map((proof) => (
            <Row key={proof.id} proof={proof} {...rest} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = Omit<ProofsTableProps, 'proofs'> & { proof: DegreeReview };

function Row({ proof, onApprove, onReject }: RowProps) {
  const { candidate, degree } = proof;
  return (
    <tr>
      <td>
        <div className={classes.person}>
          <Avatar name={candidate.name} />
          <div>
            <p className="strong">{candidate.name}</p>
            <p className="small muted">{candidate.email}</p>
          </div>
        </div>
      </td>
      <td>
        <p>{degree.universityName}</p>
        <p className="small muted num">
          {degree.educationDegree}, {degree.fieldOfStudy},{' '}
          <span className={classes.day}>
            {degree.startYear} – {degree.endYear}
          </span>
        </p>
      </td>
      <td>
        <ProofDocument document={proof.document} />
      </td>
      <td className={`num ${classes.day}`}>{formatDay(proof.submittedAt)}</td>
      <td>
        {proof.status === 'PENDING' ? (
          <div className={classes.actions}>
            <Button
              size="xs"
              variant="default"
              aria-label={`Approve ${candidate.name}`}
              onClick={() => onApprove(proof)}
            >
              Approve
            </Button>
            <Button
              size="xs"
              variant="subtle"
              color="brick"
              px={8}
              aria-label={`Reject ${candidate.name}`}
              onClick={() => onReject(proof)}
            >
              Reject
            </Button>
          </div>
        ) : (
          <Decision proof={proof} />
        )}
      </td>
    </tr>
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
