import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { adminSumInvoices } from '#contract/invoices/admin-invoices.ts';
import { INVOICE_AGE_LABELS, INVOICE_AGES, type InvoiceAge } from '#contract/invoices/ages.ts';
import { checkLedger, type LedgerCheck } from '#contract/invoices/ledger.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatLakhs, formatRupees } from '#web/lib/format/money.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { type Stat, StatStrip } from '#web/ui/display/stat-strip.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { DayFilter } from '#web/ui/filters/day-filter.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import classes from './admin-invoices.module.css';

const LIST = '/admin/invoices';
const AGE_KEYS = Object.keys(INVOICE_AGE_LABELS) as InvoiceAge[];

/** Outstanding amounts by age, and due refunds; each links to its invoices. */
export function AgeStrip() {
  const { data, isError } = useEndpoint(adminSumInvoices, {});
  const ages = AGE_KEYS.map((age): Stat => {
    const found = data?.ages.find((row) => row.age === age);
    return {
      label: INVOICE_AGE_LABELS[age],
      figure: found && formatLakhs(found.outstanding),
      quiet: found?.count === 0,
      note: found && count(found.count, 'invoice'),
      to: `${LIST}?age=${age}&sort=DUE_ASC`,
    };
  });
  const due = data?.totals.refundsDue;
  const refunds: Stat = {
    label: 'Refunds due',
    figure: data && formatLakhs(data.totals.refundDue),
    quiet: due === 0,
    note: due !== undefined && count(due, 'invoice'),
    to: `${LIST}?refundDue=true`,
  };
  return <StatStrip stats={[...ages, refunds]} hasFailed={isError} />;
}

const TERMS = 220;

/**
 * Whether all ledgers balance, their totals, and every rule that is broken. Loaded on request,
 * since it reads all of them.
 */
export function LedgerCard() {
  const [isAsked, setIsAsked] = useState(false);
  const check = useEndpoint(checkLedger, {}, { enabled: isAsked });
  const { data, error } = check;
  const badge = data && (
    <StatusBadge family={data.isBalanced ? 'success' : 'danger'}>
      {data.isBalanced ? 'Balanced' : count(data.faults.length, 'fault')}
    </StatusBadge>
  );
  const ask = (
    <Button size="xs" variant="default" onClick={() => setIsAsked(true)}>
      Check the books
    </Button>
  );
  return (
    <Card title="Ledger" action={isAsked ? badge : ask}>
      {!isAsked && (
        <p className={classes.note}>
          Proves that invoices, rewards, payouts and TDS agree and that no number is missing.
        </p>
      )}
      <LoadFailure reading={check} />
      {isAsked && !error && !data && <LoadingText lines={6} />}
      {data && data.faults.length > 0 && (
        <ul className={classes.faults}>
          {data.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {data && <Figures figures={data.figures} />}
    </Card>
  );
}

const money = (amount: number) => <span className="num">{formatRupees(amount)}</span>;

function Figures({ figures }: { figures: LedgerCheck['figures'] }) {
  const { invoices, invoiced, credited, received, withheld, refunded, outstanding, refundDue } = figures;
  return (
    <DescriptionList
      termWidth={TERMS}
      items={[
        [`Invoiced, ${count(invoices, 'invoice')}`, money(invoiced)],
        ['less credited', money(credited)],
        ['less received', money(received)],
        ['less TDS withheld', money(withheld)],
        ['plus refunded', money(refunded)],
        ['plus refunds due', money(refundDue)],
        ['Outstanding', money(outstanding)],
        ['Rewards earned', money(figures.rewards)],
      ]}
    />
  );
}

export interface Narrowing {
  search: string;
  age?: InvoiceAge | undefined;
  refundDue: 'true' | 'false';
  from?: string | undefined;
  to?: string | undefined;
}

interface InvoiceFiltersProps {
  value: Narrowing;
  onChange: (changes: Partial<Narrowing>, options?: { replace: boolean }) => void;
  isFiltered: boolean;
  onClear: () => void;
  onExport: () => void;
  isExporting: boolean;
}

const REFUND = 'REFUND';
const AGES = [
  { value: 'ALL', label: 'Any age' },
  ...INVOICE_AGES.map((value) => ({ value, label: INVOICE_AGE_LABELS[value] })),
  { value: REFUND, label: 'Refund due' },
];

/** Filters by age, issue date and text. */
export function InvoiceFilters({ value, onChange, isFiltered, onClear, ...file }: InvoiceFiltersProps) {
  const { search, age, refundDue, from, to } = value;
  const chosen = refundDue === 'true' ? REFUND : (age ?? 'ALL');
  return (
    <FilterBar
      search={search}
      onSearch={(text) => onChange({ search: text }, { replace: true })}
      placeholder="Search number, company or person..."
      isFiltered={isFiltered}
      onClear={onClear}
    >
      <Select
        aria-label="Age"
        w={160}
        allowDeselect={false}
        data={AGES}
        value={chosen}
        onChange={(next) =>
          onChange({
            age: INVOICE_AGES.find((one) => one === next),
            refundDue: next === REFUND ? 'true' : 'false',
          })
        }
      />
      <DayFilter label="Issued from" value={from} onChange={(day) => onChange({ from: day })} />
      <DayFilter label="Issued until" value={to} onChange={(day) => onChange({ to: day })} />
      <Button variant="default" loading={file.isExporting} onClick={file.onExport}>
        Export CSV
      </Button>
    </FilterBar>
  );
}
