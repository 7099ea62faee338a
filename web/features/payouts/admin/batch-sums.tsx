import type { PayoutBatch } from '#contract/payouts/batches.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';

/** What a payout comes to. */
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
