import { Button } from '@mantine/core';
import { useState } from 'react';
import { type DegreeProof, getDegreeProof, withdrawDegreeProof } from '#contract/verifications/own.ts';
import { degreeMoves } from '#contract/verifications/transitions.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import classes from './degree.module.css';
import { VerifyDialog } from './verify-dialog.tsx';

interface DegreeProofLineProps {
  educationId: string;
  universityName: string;
}

/** Under a saved degree: how far it is verified, and what to do next. */
export function DegreeProofLine({ educationId, universityName }: DegreeProofLineProps) {
  const { data } = useEndpoint(getDegreeProof, { params: { id: educationId } });
  const [isVerifying, setVerifying] = useState(false);
  if (!data || (data.status === 'VERIFIED' && !isVerifying)) return null;
  return (
    <>
      {data.status !== 'VERIFIED' && (
        <div className={classes.line}>
          <p className={`small ${data.status === 'REJECTED' ? classes.problem : 'muted'}`}>{wordsOf(data)}</p>
          {movesOf(data).includes('PROVE') ? (
            <Button size="xs" variant="default" onClick={() => setVerifying(true)}>
              {movesOf(data).includes('CONFIRM_CODE') ? 'Enter the code' : 'Verify degree'}
            </Button>
          ) : (
            <Withdraw educationId={educationId} documentName={data.documentName} />
          )}
        </div>
      )}
      <VerifyDialog
        opened={isVerifying}
        onClose={() => setVerifying(false)}
        proof={data}
        universityName={universityName}
      />
    </>
  );
}

/** What the candidate may do next. */
function movesOf({ status, method, expiresAt }: DegreeProof) {
  const state = { status, method, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
  return degreeMoves.allowedActions(state, 'CANDIDATE', new Date());
}

function wordsOf({ status, method, email, documentName, reason }: DegreeProof): string {
  if (status === 'REJECTED') return `Your document was not accepted: ${reason ?? 'no reason was given'}`;
  if (status === 'PENDING' && method === 'MAIL') return `We sent a code to ${email}.`;
  if (status === 'PENDING')
    return `We are checking ${documentName ?? 'your document'}. You get a mail either way.`;
  return 'Verify this degree and recruiters see a medal beside your name.';
}

/** Takes the document back, after a question. */
function Withdraw({ educationId, documentName }: { educationId: string; documentName: string | null }) {
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useEndpointMutation(withdrawDegreeProof, {
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button size="xs" variant="subtle" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => withdrawal.mutate({ params: { id: educationId } })}
        title="Withdraw your document?"
        confirmLabel="Withdraw"
        loading={withdrawal.isPending}
        error={withdrawal.error?.message}
      >
        <p>We delete {documentName ?? 'it'} and stop checking. You can send another one any time.</p>
      </ConfirmModal>
    </>
  );
}
