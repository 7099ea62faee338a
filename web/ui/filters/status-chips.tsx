import { FilterChips } from './filter-chips.tsx';

interface StatusChipsProps<T extends string> {
  /** Names the group for screen readers. */
  label: string;
  statuses: readonly T[];
  labelOf: (status: T) => string;
  counts: Partial<Readonly<Record<T, number>>> | undefined;
  /** The total, if it is not the sum of the counts. */
  all?: number | undefined;
  /** Whether the counts are not exact. */
  estimated?: boolean;
  /** Undefined for all. */
  value: T | undefined;
  onChange: (status: T | undefined) => void;
}

/** Chips for all rows or those of one status, each with its count. */
export function StatusChips<T extends string>({
  statuses,
  labelOf,
  counts,
  value,
  onChange,
  all = counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
  ...chips
}: StatusChipsProps<T>) {
  return (
    <FilterChips<T | 'ALL'>
      {...chips}
      value={value ?? 'ALL'}
      onChange={(next) => onChange(next === 'ALL' ? undefined : next)}
      options={[
        { value: 'ALL', label: 'All', count: all },
        ...statuses.map((status) => ({ value: status, label: labelOf(status), count: counts?.[status] })),
      ]}
    />
  );
}
