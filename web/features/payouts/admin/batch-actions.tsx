import { Button } from '@mantine/core';
import type { PayoutBatch } from '#contract/payouts/batches.ts';
import { BankFileButton } from './bank-file-button.tsx';
import type { BatchQuestion } from './batch-dialogs.tsx';
import classes from './payouts.module.css';

interface BatchActionsProps {
  batch: PayoutBatch;
  /** How many transfers are ticked. */
  chosen: number;
  onAsk: (question: BatchQuestion) => void;
}

/** What can be done with a payout as it stands, and with the transfers that are ticked. */
export function BatchActions({ batch, chosen, onAsk }: BatchActionsProps) {
  const may = (action: string) => batch.allowedActions.includes(action);
  return (
    <div className={classes.actions}>
      {may('SEND') && (
        <Button disabled={batch.lines === 0} onClick={() => onAsk('SEND')}>
          Send…
        </Button>
      )}
      {may('TAKE_OUT') && (
        <Button variant="default" disabled={chosen === 0} onClick={() => onAsk('TAKE_OUT')}>
          Take out…
        </Button>
      )}
      {may('DISCARD') && (
        <Button variant="subtle" color="brick" onClick={() => onAsk('DISCARD')}>
          Discard…
        </Button>
      )}
      {may('MARK') && (
        <>
          <BankFileButton batch={batch} />
          <Button disabled={chosen === 0} onClick={() => onAsk('PAID')}>
            Mark as paid…
          </Button>
          <Button variant="default" disabled={chosen === 0} onClick={() => onAsk('FAILED')}>
            Mark as failed…
          </Button>
        </>
      )}
    </div>
  );
}
