import { Select } from '@mantine/core';
import { IconArrowsSort } from '#web/ui/icons/controls.ts';
import classes from './sort-select.module.css';

interface SortSelectProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
  label?: string;
  isIconOnPhone?: boolean;
}

/** The sort order of a list, compact enough for a toolbar. */
export function SortSelect<T extends string>({
  value,
  onChange,
  options,
  label = 'Sort by',
  isIconOnPhone = false,
}: SortSelectProps<T>) {
  return (
    <Select
      className={`${classes.sort} ${isIconOnPhone ? classes.icon : ''}`}
      aria-label={label}
      {...(isIconOnPhone && {
        leftSection: <IconArrowsSort size={18} stroke={1.6} aria-hidden="true" />,
        leftSectionPointerEvents: 'none',
        comboboxProps: { position: 'bottom-end', width: 'max-content' },
      })}
      value={value}
      data={[...options]}
      onChange={(next) => next !== null && onChange(next as T)}
    />
  );
}
