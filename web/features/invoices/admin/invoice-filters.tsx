import { Button, Select } from '@mantine/core';
import { INVOICE_AGE_LABELS, INVOICE_AGES, type InvoiceAge } from '#contract/invoices/ages.ts';
import { DayFilter } from '#web/ui/filters/day-filter.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';

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

/** By age, by days of issue, and by words. */
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
