import { Button, Select } from '@mantine/core';
import { MAIL_KIND_LABELS, MAIL_KINDS, type MailKind } from '#contract/mail-kinds.ts';
import { DayFilter } from '#web/ui/filters/day-filter.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';

export interface Narrowing {
  search: string;
  kind?: MailKind | undefined;
  recipient: string;
  from?: string | undefined;
  to?: string | undefined;
}

interface MailFiltersProps {
  value: Narrowing;
  onChange: (changes: Partial<Narrowing>, options?: { replace: boolean }) => void;
  isFiltered: boolean;
  onClear: () => void;
}

const KINDS = [
  { value: 'ALL', label: 'Any kind' },
  ...MAIL_KINDS.map((value) => ({ value, label: MAIL_KIND_LABELS[value] })),
];

/** Filters by text, subject kind, address and date. */
export function MailFilters({ value, onChange, ...bar }: MailFiltersProps) {
  const { search, kind, recipient, from, to } = value;
  return (
    <>
      <FilterBar
        search={search}
        onSearch={(text) => onChange({ search: text }, { replace: true })}
        placeholder="Search by address or subject..."
        {...bar}
      >
        <Select
          aria-label="Kind"
          w={190}
          allowDeselect={false}
          data={KINDS}
          value={kind ?? 'ALL'}
          onChange={(next) => onChange({ kind: MAIL_KINDS.find((one) => one === next) })}
        />
        <DayFilter label="From" value={from} onChange={(day) => onChange({ from: day })} />
        <DayFilter label="Until" value={to} onChange={(day) => onChange({ to: day })} />
      </FilterBar>
      {recipient && (
        <p className="small muted">
          Only mails to {recipient}.{' '}
          <Button size="xs" variant="link" onClick={() => onChange({ recipient: '' })}>
            Show everybody
          </Button>
        </p>
      )}
    </>
  );
}
