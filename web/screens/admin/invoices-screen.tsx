import {
  adminExportInvoices,
  adminListInvoices,
  adminSumInvoices,
  INVOICE_SORTS,
} from '#contract/invoices/admin-invoices.ts';
import { INVOICE_AGES } from '#contract/invoices/ages.ts';
import { INVOICE_STATUS_BADGES, INVOICE_STATUSES } from '#contract/labels/invoices.ts';
import { AdminInvoicePanel } from '#web/features/invoices/admin/admin-invoice-panel.tsx';
import { AdminInvoicesTable } from '#web/features/invoices/admin/admin-invoices-table.tsx';
import { AgeStrip, InvoiceFilters, LedgerCard } from '#web/features/invoices/admin/invoice-filters.tsx';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useDownload } from '#web/lib/api/use-download.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { StatusChips } from '#web/ui/filters/status-chips.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';
import { NoRows } from '#web/ui/table/no-rows.tsx';

export const meta = () => [{ title: 'Invoices | Medallist' }];

const Search = {
  search: param.text,
  status: param.oneOf(INVOICE_STATUSES),
  age: param.oneOf(INVOICE_AGES),
  refundDue: param.oneOf(['true', 'false'], 'false'),
  from: param.day,
  to: param.day,
  sort: param.oneOf(INVOICE_SORTS, 'ISSUED_DESC'),
  page: param.page,
  invoice: param.id,
};

const UNFILTERED = {
  search: '',
  status: undefined,
  age: undefined,
  refundDue: 'false',
  from: undefined,
  to: undefined,
} as const;

export default function InvoicesScreen() {
  const [{ invoice, ...query }, change] = useSearch(Search);
  const invoices = useEndpoint(adminListInvoices, { query }, { keepPrevious: true });
  const sums = useEndpoint(adminSumInvoices, {}).data;
  const file = useDownload(adminExportInvoices, 'invoices.csv');
  const { page, sort, ...filter } = query;
  const row = useOpenRow('invoice', page, change);
  const { status, search, age, refundDue, from, to } = filter;
  const all = sums && Object.values(sums.counts).reduce((sum, one) => sum + one, 0);
  const isFiltered = Boolean(status || search || age || from || to || refundDue === 'true');
  return (
    <ListScreen
      title="Invoices"
      lead={
        sums &&
        `${count(all ?? 0, 'invoice')}, ${formatRupees(sums.totals.outstanding)} outstanding of ${formatRupees(sums.totals.invoiced)}`
      }
      filters={
        <>
          <AgeStrip />
          {file.error && <FailureMessage>{file.error.message}</FailureMessage>}
          <div style={{ margin: '18px 0' }}>
            <StatusChips
              label="Status"
              statuses={INVOICE_STATUSES}
              labelOf={(value) => INVOICE_STATUS_BADGES[value].label}
              counts={sums?.counts}
              value={status}
              onChange={(status) => change({ status })}
            />
          </div>
          <InvoiceFilters
            value={filter}
            onChange={change}
            isFiltered={isFiltered}
            onClear={() => change(UNFILTERED)}
            onExport={() => file.mutate({ query: filter })}
            isExporting={file.isPending}
          />
        </>
      }
      heading="Invoices"
      list={invoices}
      expected={{ count: 8 }}
      empty={
        <NoRows title="No invoices found" isFiltered={isFiltered} onClear={() => change(UNFILTERED)}>
          Each confirmed hire has its invoice here.
        </NoRows>
      }
      onPage={(next) => change({ page: next })}
      after={
        <>
          <div style={{ marginTop: 20 }}>
            <LedgerCard />
          </div>
          <AdminInvoicePanel invoiceId={invoice} onClose={row.close} />
        </>
      }
    >
      {(rows) => (
        <AdminInvoicesTable
          invoices={rows}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          openId={invoice}
          onOpen={row.open}
        />
      )}
    </ListScreen>
  );
}
