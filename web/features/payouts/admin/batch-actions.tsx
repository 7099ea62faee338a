import { Button } from '@mantine/core';
import { adminGetBankFile, type PayoutBatch } from '#contract/payouts/batches.ts';
import { callFile } from '#web/lib/api/api.ts';
import { proved } from '#web/lib/api/proof.ts';
import { useSaveFile } from '#web/lib/api/save-file.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import type { BatchQuestion } from './batch-dialogs.tsx';
import classes from './payouts.module.css';

/** Downloads the pending transfers as a file for the bank. */
function BankFileButton({ batch: { id, number } }: { batch: PayoutBatch }) {
  const { isLoading, save } = useSaveFile();
  const fetchFile = () => proved(() => callFile(adminGetBankFile, { params: { id } }));
  return (
    <Button
      variant="default"
      loading={isLoading}
      onClick={() => void save(fetchFile, `payout-${number}.csv`)}
    >
      Bank file (CSV)
    </Button>
  );
}

/** The sums of a payout. */
export function BatchSums({ batch }: { batch: PayoutBatch }) {
  const { gross, setOff, withheld, net, lines, openLines, paidLines, failedLines, status } = batch;
  const settled = [paidLines > 0 && `${paidLines} paid`, failedLines > 0 && `${failedLines} failed`];
  const words = settled.filter(Boolean).join(', ');
  return (
    <StatStrip
      stats={[
        { label: 'Gross', figure: formatRupees(gross), note: count(lines, 'transfer') },
        { label: 'Set off', figure: formatRupees(setOff), note: 'Against what was taken back' },
        {
          label: 'TDS',
          figure: formatRupees(withheld),
          note: status === 'DRAFT' ? 'Reckoned again when it is sent' : 'Withheld',
        },
        {
          label: 'Net',
          figure: formatRupees(net),
          note:
            words || (openLines > 0 && status === 'SENT' ? `${openLines} on their way` : 'To be transferred'),
        },
      ]}
    />
  );
}

interface BatchActionsProps {
  batch: PayoutBatch;
  /** Number of ticked transfers. */
  chosen: number;
  onAsk: (question: BatchQuestion) => void;
}

/** The actions on a payout in its state, and on the ticked transfers. */
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
