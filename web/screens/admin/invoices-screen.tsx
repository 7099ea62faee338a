import {
  adminExportInvoices,
  adminListInvoices,
  adminSumInvoices,
  INVOICE_SORTS,
} from '#contract/invoices/admin-invoices.ts';
import { INVOICE_AGES } from '#contract/invoices/ages.ts';
import { INVOICE_STATUS_BADGES, INVOICE_STATUSES } from '#contract/labels/invoices.ts';
import { AdminInvoicePanel } from '#web/features/invoices/admin/admin-invoice-panel.tsx';
import { AdminInvoicesTable, NoInvoices } from '#web/features/invoices/admin/admin-invoices-table.tsx';
import { AgeStrip, InvoiceFilters, LedgerCard } from '#web/features/invoices/admin/invoice-filters.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useDownload } from '#web/lib/api/use-download.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';

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
  const leave = useLeaveDialog();
  const invoices = useEndpoint(adminListInvoices, { query }, { keepPrevious: true });
  const sums = useEndpoint(adminSumInvoices, {}).data;
  const file = useDownload(adminExportInvoices, 'invoices.csv');
  const { page, sort, ...filter } = query;
  const { status, search, age, refundDue, from, to } = filter;
  const all = sums && Object.values(sums.counts).reduce((sum, one) => sum + one, 0);
  const isFiltered = Boolean(status || search || age || from || to || refundDue === 'true');
  return (
    <>
      <PageHeader
        title="Invoices"
        lead={
          sums &&
          `${count(all ?? 0, 'invoice')}, ${formatRupees(sums.totals.outstanding)} outstanding of ${formatRupees(sums.totals.invoiced)}`
        }
      />
      <AgeStrip />
      {file.error && <FailureMessage>{file.error.message}</FailureMessage>}
      <div style={{ margin: '18px 0' }}>
        <FilterChips
          label="Status"
          value={status ?? 'ALL'}
          onChange={(next) => change({ status: next === 'ALL' ? undefined : next })}
          options={[
            { value: 'ALL' as const, label: 'All', count: all },
            ...INVOICE_STATUSES.map((value) => ({
              value,
              label: INVOICE_STATUS_BADGES[value].label,
              count: sums?.counts[value],
            })),
          ]}
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
      <PagedCard
        heading="Invoices"
        list={invoices}
        expected={{ count: 8 }}
        empty={<NoInvoices isFiltered={isFiltered} onClear={() => change(UNFILTERED)} />}
        onPage={(next) => change({ page: next })}
      >
        {(rows) => (
          <AdminInvoicesTable
            invoices={rows}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            openId={invoice}
            onOpen={(id) => change({ invoice: id, page }, { state: DIALOG_STEP })}
          />
        )}
      </PagedCard>
      <div style={{ marginTop: 20 }}>
        <LedgerCard />
      </div>
      <AdminInvoicePanel
        invoiceId={invoice}
        onClose={() => leave(() => change({ invoice: undefined, page }, { replace: true }))}
      />
    </>
  );
}
