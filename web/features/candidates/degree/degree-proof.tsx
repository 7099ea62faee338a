import { Button } from '@mantine/core';
import { useState } from 'react';
import { type DegreeProof, getDegreeProof, withdrawDegreeProof } from '#contract/verifications/own.ts';
import { degreeMoves } from '#contract/verifications/transitions.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import classes from './degree.module.css';

const VerifyDialog = lazyDialog(async () => (await import('./verify-dialog.tsx')).VerifyDialog);

const Search = { verify: param.optionalText };

interface DegreeProofLineProps {
  educationId: string;
  universityName: string;
}

/** Under a saved degree: the state of its verification, and the next step. */
export function DegreeProofLine({ educationId, universityName }: DegreeProofLineProps) {
  const { data } = useEndpoint(getDegreeProof, { params: { id: educationId } });
  const [{ verify }, change] = useSearch(Search);
  const leave = useLeaveDialog();
  if (!data) return null;
  const moves = movesOf(data);
  function close() {
    // A user who navigated away during the upload stays where they are.
    if (new URLSearchParams(window.location.search).get('verify') !== educationId) return;
    leave(() => change({ verify: undefined }, { replace: true }));
  }
  return (
    <>
      {data.status !== 'VERIFIED' && (
        <div className={classes.line}>
          <p className={`small ${data.status === 'REJECTED' ? classes.problem : 'muted'}`}>{wordsOf(data)}</p>
          {moves.includes('PROVE') ? (
            <Button
              size="xs"
              variant="default"
              onClick={() => change({ verify: educationId }, { state: DIALOG_STEP })}
            >
              {moves.includes('CONFIRM_CODE') ? 'Enter the code' : 'Verify degree'}
            </Button>
          ) : (
            <Withdraw educationId={educationId} documentName={data.documentName} />
          )}
        </div>
      )}
      <VerifyDialog
        // While a document is under review nothing else can be sent, even if the address asks for the dialog.
        opened={verify === educationId && (moves.includes('PROVE') || data.status === 'VERIFIED')}
        onClose={close}
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

/** Withdraws the document after a confirmation. */
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
