import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type * as z from 'zod';
import { listInvoices } from '#contract/invoices/billing.ts';
import { INVOICE_STATUS_BADGES, INVOICE_STATUSES } from '#contract/labels/invoices.ts';
import { requireKnownRole } from '#web/features/companies/approval/writer-guard.ts';
import { InvoicesTable } from '#web/features/invoices/invoices-table.tsx';
import { useKnownRole } from '#web/features/jobs/use-member-role.ts';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import { StatusChips } from '#web/ui/filters/status-chips.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';

type Totals = z.output<(typeof listInvoices)['response']>['totals'];

/** The sums of the company's invoices; undefined while they load. */
function BillingStrip({ totals }: { totals: Totals | undefined }) {
  const stat = (label: string, amount: number | undefined) => ({
    label,
    figure: amount === undefined ? undefined : formatRupees(amount),
    quiet: amount === 0,
  });
  const stats = [
    stat('Outstanding', totals?.outstanding),
    stat('Overdue', totals?.overdue),
    stat('Paid', totals?.paid),
  ];
  const withRefund =
    totals && totals.refundDue > 0 ? [...stats, stat('Refund due', totals.refundDue)] : stats;
  return <StatStrip stats={withRefund} />;
}

const InvoicePanel = lazyDialog(
  async () => (await import('#web/features/invoices/invoice-panel.tsx')).InvoicePanel,
);

export const clientLoader = requireKnownRole;
export const meta = () => [{ title: 'Billing | Medallist' }];

const Search = {
  status: param.oneOf(INVOICE_STATUSES),
  page: param.page,
  invoice: param.id,
};

export default function BillingScreen() {
  const [{ invoice, ...query }, change] = useSearch(Search);
  const role = useKnownRole();
  // If the role could not be read, the server decides.
  const mayAsk = role === undefined || role === 'OWNER';
  const invoices = useEndpoint(listInvoices, { query }, { keepPrevious: true, enabled: mayAsk });
  const { page } = query;
  const row = useOpenRow('invoice', page, change);
  const counts = invoices.data?.counts;
  if (!mayAsk || invoices.error?.code === 'ROLE_TOO_LOW') return <ForOwners />;
  return (
    <ListScreen
      hasCrumb
      title="Billing"
      lead="You pay only when you hire. Each hire has one invoice."
      filters={
        <>
          {!invoices.error && <BillingStrip totals={invoices.data?.totals} />}
          <div style={{ marginBlock: 16 }}>
            <StatusChips
              label="Status"
              statuses={INVOICE_STATUSES}
              labelOf={(value) => INVOICE_STATUS_BADGES[value].label}
              counts={counts}
              value={query.status}
              onChange={(status) => change({ status })}
            />
          </div>
        </>
      }
      heading="Invoices"
      list={invoices}
      expected={{ count: 4, circle: false }}
      empty={<Nothing isFiltered={query.status !== undefined} />}
      onPage={(next) => change({ page: next })}
      after={<InvoicePanel invoiceId={invoice} onClose={row.close} />}
    >
      {(rows) => <InvoicesTable invoices={rows} onOpen={row.open} />}
    </ListScreen>
  );
}

/** Shown to members without the role for billing. */
function ForOwners() {
  return (
    <>
      <PageHeader title="Billing" />
      <Card flush>
        <EmptyState title="Only owners see billing">
          Ask an owner of the company for an invoice, or for the role.
        </EmptyState>
      </Card>
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const search = (
    <Button component={Link} to="/recruiter/candidates" variant="default">
      Search candidates
    </Button>
  );
  return isFiltered ? (
    <EmptyState title="No invoice has this status">Choose another status to see the others.</EmptyState>
  ) : (
    <EmptyState title="Nothing to pay" action={search}>
      You pay when someone joins.
    </EmptyState>
  );
}
