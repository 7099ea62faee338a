import type { ReactNode } from 'react';
import { adminGetHire } from '#contract/hires/admin-hires.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Message } from '#web/ui/display/message.tsx';
import { LoadedDialog } from '#web/ui/overlays/loaded-dialog.tsx';
import { HireFacts } from './hire-facts.tsx';
import { SettleForm } from './settle-dialog.tsx';

interface DisputeDialogProps {
  id: string;
  /** Says who else has it open. */
  above?: ReactNode;
  onClose: () => void;
}

/** A disputed hire by its id. */
export function DisputeDialog({ id, above, onClose }: DisputeDialogProps) {
  const reading = useEndpoint(adminGetHire, { params: { id } });
  return (
    <LoadedDialog
      reading={reading}
      waitingTitle="Disputed hire"
      title={({ candidate, company }) => `Settle: ${candidate.name}, ${company.name}`}
      onClose={onClose}
    >
      {(hire) => (
        <>
          {above}
          {hire.status === 'DISPUTED' ? (
            <SettleForm hire={hire} onClose={onClose} />
          ) : (
            <>
              <Message family="success" title="Settled">
                {hire.settledReason}
              </Message>
              <HireFacts hire={hire} />
            </>
          )}
        </>
      )}
    </LoadedDialog>
  );
}
