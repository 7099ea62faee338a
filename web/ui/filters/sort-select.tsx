import { Select } from '@mantine/core';

interface SortSelectProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
  label?: string;
}

/** The order of a list, named for screen readers and small enough for a toolbar. */
export function SortSelect<T extends string>({
  value,
  onChange,
  options,
  label = 'Sort by',
}: SortSelectProps<T>) {
  return (
    <Select
      w={200}
      aria-label={label}
      value={value}
      data={[...options]}
      onChange={(next) => next !== null && onChange(next as T)}
    />
  );
}
