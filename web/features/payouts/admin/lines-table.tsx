import { LINE_STATUS_BADGES } from '#contract/labels/payouts.ts';
import type { PayoutLine } from '#contract/payouts/batches.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import type { Selection } from '#web/ui/table/use-selection.ts';
import classes from './payouts.module.css';

const money = (header: string, cell: (line: PayoutLine) => number): Column<PayoutLine> => ({
  header,
  align: 'end',
  isFigure: true,
  onCard: 'labelled',
  cell: (line) => (cell(line) === 0 ? <span className="faint">–</span> : formatRupees(cell(line))),
});

const COLUMNS: readonly Column<PayoutLine>[] = [
  {
    header: 'Beneficiary',
    onCard: 'wide',
    cell: ({ beneficiary, hire }) => (
      <>
        <p className="strong">{beneficiary.name}</p>
        <p className={`small muted ${classes.mail}`}>
          <MailAddress address={beneficiary.email} />
        </p>
        <p className="small muted">
          {hire.candidateName}, {hire.companyName}
        </p>
      </>
    ),
  },
  {
    header: 'Account',
    onCard: 'labelled',
    cell: ({ account }) => account ?? <span className="faint">–</span>,
  },
  money('Gross', ({ gross }) => gross),
  money('Set off', ({ setOff }) => setOff),
  money('TDS', ({ withheld }) => withheld),
  money('Net', ({ net }) => net),
  {
    header: 'Status',
    onCard: 'wide',
    cell: ({ status, reference, paidOn, failedReason }) => (
      <>
        <StatusBadge family={LINE_STATUS_BADGES[status].family}>
          {LINE_STATUS_BADGES[status].label}
        </StatusBadge>
        {reference && (
          <p className={`small muted ${classes.mail}`}>
            {reference}
            {paidOn && <span className="num">, {formatDay(paidOn)}</span>}
          </p>
        )}
        {failedReason && <p className="small muted">{failedReason}</p>}
      </>
    ),
  },
];

interface LinesTableProps {
  lines: readonly PayoutLine[];
  selection: Selection<PayoutLine> | undefined;
}

export function LinesTable({ lines, selection }: LinesTableProps) {
  return (
    <DataTable
      caption="Transfers"
      columns={COLUMNS}
      rows={lines}
      rowKey={({ id }) => id}
      isTall
      narrow="cards"
      selection={
        selection && {
          has: ({ id }) => selection.has(id),
          toggle: selection.toggle,
          label: ({ beneficiary, net }) => `${formatRupees(net)} to ${beneficiary.name}`,
          isFull: selection.isFull,
        }
      }
    />
  );
}
