import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  adminDecideVerification,
  adminGetVerification,
  DECISION_REASON_MAX,
  DEGREE_VERIFIED,
  Decision,
  type DegreeReview,
  PROOF_REJECTED,
  REVIEW_STATUS_BADGES,
} from '#contract/verifications/review.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { useDecisionForm } from '#web/lib/forms/use-decision-form.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { FileView } from '#web/ui/files/file-view.tsx';
import { DecisionForm } from '#web/ui/overlays/decision-form.tsx';
import { LoadedDialog } from '#web/ui/overlays/loaded-dialog.tsx';
import { ProofDocument } from './proof-document.tsx';

interface ProofDialogProps {
  id: string;
  /** Says who else has it open. */
  above?: ReactNode;
  onClose: () => void;
}

/** A document that proves a degree, and the decision. */
export function ProofDialog({ id, above, onClose }: ProofDialogProps) {
  const reading = useEndpoint(adminGetVerification, { params: { id } });
  return (
    <LoadedDialog
      reading={reading}
      waitingTitle="Degree proof"
      title={({ candidate }) => `Degree of ${candidate.name}`}
      onClose={onClose}
    >
      {(proof) => (
        <>
          {above}
          <ProofFacts proof={proof} />
          {proof.document && <FileView id={proof.document.id} name={proof.document.name} />}
          {proof.status === 'PENDING' && <Decide proof={proof} onClose={onClose} />}
        </>
      )}
    </LoadedDialog>
  );
}

function ProofFacts({ proof }: { proof: DegreeReview }) {
  const { status, candidate, degree, decidedAt, decidedBy, submittedAt } = proof;
  return (
    <>
      {status !== 'PENDING' && (
        <Message
          family={status === 'VERIFIED' ? 'success' : 'danger'}
          title={`${REVIEW_STATUS_BADGES[status].label}${decidedBy ? ` by ${decidedBy}` : ''}, ${formatDateTime(decidedAt ?? submittedAt)}`}
        >
          {proof.reason}
        </Message>
      )}
      <DescriptionList
        termWidth={132}
        items={[
          ['Candidate', `${candidate.name}, ${candidate.email}`],
          ['Degree', `${degree.educationDegree}, ${degree.fieldOfStudy}`],
          ['Institute', degree.universityName],
          ['Years', `${degree.startYear} – ${degree.endYear}`],
          ['Sent', formatDateTime(submittedAt)],
          ['Document', <ProofDocument key="document" document={proof.document} />],
        ]}
      />
    </>
  );
}

function Decide({ proof: { id }, onClose }: { proof: DegreeReview; onClose: () => void }) {
  const decision = useDecisionForm(Decision, adminDecideVerification, {
    id,
    draftName: `reject-degree:${id}`,
    initial: { action: null, reason: '' },
    message: ({ action }) => (action === 'REJECT' ? PROOF_REJECTED : DEGREE_VERIFIED),
    onDone: onClose,
  });
  const chosen = useWatch({ control: decision.form.control, name: 'action' });
  return (
    <DecisionForm
      decision={decision}
      choice={{
        name: 'action',
        label: 'Decision',
        options: [
          { value: 'APPROVE', label: 'Verify the degree' },
          { value: 'REJECT', label: 'Reject the document' },
        ],
      }}
      reason={
        chosen === 'REJECT'
          ? {
              name: 'reason',
              label: 'What is wrong with the document?',
              description: 'The candidate reads this text and can send another document.',
              limit: DECISION_REASON_MAX,
            }
          : undefined
      }
      submitLabel="Decide"
      onClose={onClose}
    />
  );
}
