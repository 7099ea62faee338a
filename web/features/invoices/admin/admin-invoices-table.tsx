import { type AdminInvoiceRow, INVOICE_SORTS, type InvoiceSort } from '#contract/invoices/admin-invoices.ts';
import { INVOICE_STATUS_BADGES } from '#contract/labels/invoices.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { RowTitle } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import classes from './admin-invoices.module.css';

interface AdminInvoicesTableProps {
  invoices: readonly AdminInvoiceRow[];
  sort: InvoiceSort;
  onSort: (sort: InvoiceSort) => void;
  /** The invoice that is open beside the list. */
  openId: string | undefined;
  onOpen: (id: string) => void;
}

function columnsOf(onOpen: (id: string) => void): readonly Column<AdminInvoiceRow>[] {
  return [
    {
      header: 'Issued',
      isFigure: true,
      onCard: 'wide',
      sorts: ['ISSUED_DESC', 'ISSUED_ASC'],
      cell: ({ id, number, issuedOn }) => (
        <>
          <RowTitle onOpen={() => onOpen(id)}>{number}</RowTitle>
          <p className="small muted">{formatDay(issuedOn)}</p>
        </>
      ),
    },
    { header: 'Company', onCard: 'labelled', cell: ({ company }) => company.name },
    {
      header: 'Hire',
      onCard: 'wide',
      cell: ({ candidateName, jobTitle }) => (
        <>
          <p>{candidateName}</p>
          <p className={`small muted ${classes.job}`}>{jobTitle}</p>
        </>
      ),
    },
    {
      header: 'Due',
      isFigure: true,
      onCard: 'labelled',
      sorts: ['DUE_ASC', 'DUE_DESC'],
      cell: ({ dueOn, daysOverdue }) => (
        <>
          <p>{formatDay(dueOn)}</p>
          {daysOverdue !== null && <p className={classes.late}>{count(daysOverdue, 'day')} overdue</p>}
        </>
      ),
    },
    {
      header: 'Total',
      isFigure: true,
      align: 'end',
      onCard: 'labelled',
      sorts: ['TOTAL_DESC', 'TOTAL_ASC'],
      cell: ({ total }) => formatRupees(total),
    },
    {
      header: 'Outstanding',
      isFigure: true,
      align: 'end',
      onCard: 'labelled',
      sorts: ['OUTSTANDING_DESC', 'OUTSTANDING_ASC'],
      cell: ({ outstanding, refundDue }) => (
        <>
          <p className={outstanding > 0 ? undefined : 'faint'}>{formatRupees(outstanding)}</p>
          {refundDue > 0 && <p className={classes.late}>{formatRupees(refundDue)} to refund</p>}
        </>
      ),
    },
    {
      header: 'Status',
      onCard: 'labelled',
      cell: ({ status }) => {
        const { label, family } = INVOICE_STATUS_BADGES[status];
        return <StatusBadge family={family}>{label}</StatusBadge>;
      },
    },
  ];
}

const isSort = (text: string): text is InvoiceSort => (INVOICE_SORTS as readonly string[]).includes(text);

export function AdminInvoicesTable({ invoices, sort, onSort, openId, onOpen }: AdminInvoicesTableProps) {
  return (
    <DataTable
      caption="Invoices"
      columns={columnsOf(onOpen)}
      rows={invoices}
      rowKey={({ id }) => id}
      order={{
        value: sort,
        isAscending: (one) => one.endsWith('_ASC'),
        onChange: (one) => isSort(one) && onSort(one),
      }}
      isMarked={({ id }) => id === openId}
      isTall
      narrow="cards"
    />
  );
}
