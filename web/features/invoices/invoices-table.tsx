import type { CreditNote, InvoiceSummary } from '#contract/invoices/invoice.ts';
import { INVOICE_STATUS_BADGES } from '#contract/labels/invoices.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { creditInWords } from './credit-in-words.ts';
import { DocumentButton } from './document-button.tsx';

/** An invoice, or one of its credit notes under it. */
interface Line {
  invoice: InvoiceSummary;
  note?: CreditNote;
}

function linesOf(invoices: readonly InvoiceSummary[]): Line[] {
  return invoices.flatMap((invoice) => [
    { invoice },
    ...invoice.creditNotes.map((note) => ({ invoice, note })),
  ]);
}

function columnsOf(onOpen: (id: string) => void): readonly Column<Line>[] {
  return [
    {
      header: 'Number',
      onCard: 'wide',
      cell: ({ invoice, note }) =>
        note ? (
          <p>
            <span className="small muted">Credit note</span> <span>{note.number}</span>
          </p>
        ) : (
          <RowTitle onOpen={() => onOpen(invoice.id)}>{invoice.number}</RowTitle>
        ),
    },
    {
      header: 'Hire',
      onCard: 'wide',
      cell: ({ invoice, note }) =>
        note ? (
          <p className="small muted">{creditInWords(note)} credited</p>
        ) : (
          <>
            <p>{invoice.candidateName}</p>
            <p className="small muted">{invoice.jobTitle}</p>
          </>
        ),
    },
    {
      header: 'Issued',
      isFigure: true,
      onCard: 'labelled',
      cell: ({ invoice, note }) => formatDay((note ?? invoice).issuedOn),
    },
    {
      header: 'Due',
      isFigure: true,
      onCard: 'labelled',
      cell: ({ invoice, note }) => (note ? <span className="muted">None</span> : formatDay(invoice.dueOn)),
    },
    {
      header: 'Total',
      isFigure: true,
      align: 'end',
      onCard: 'labelled',
      cell: ({ invoice, note }) => formatRupees(note ? -note.total : invoice.total),
    },
    {
      header: 'Status',
      onCard: 'labelled',
      cell: ({ invoice, note }) => {
        if (note) return <StatusBadge family="neutral">Credit</StatusBadge>;
        const { label, family } = INVOICE_STATUS_BADGES[invoice.status];
        return <StatusBadge family={family}>{label}</StatusBadge>;
      },
    },
    {
      header: 'PDF',
      hidesHeader: true,
      align: 'end',
      onCard: 'corner',
      cell: ({ invoice, note }) => (
        <DocumentButton
          kind={note ? 'note' : 'invoice'}
          id={(note ?? invoice).id}
          number={(note ?? invoice).number}
        />
      ),
    },
  ];
}

interface InvoicesTableProps {
  invoices: readonly InvoiceSummary[];
  onOpen: (id: string) => void;
}

/** The company's invoices, each with its credit notes under it. */
export function InvoicesTable({ invoices, onOpen }: InvoicesTableProps) {
  return (
    <DataTable
      caption="Invoices and credit notes"
      columns={columnsOf(onOpen)}
      rows={linesOf(invoices)}
      rowKey={({ invoice, note }) => (note ?? invoice).id}
      narrow="cards"
    />
  );
}
