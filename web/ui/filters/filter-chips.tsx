import { formatNumber } from '#web/lib/format/counts.ts';
import classes from './filter-chips.module.css';

interface FilterChipsProps<T extends string> {
  /** The name of the group, for screen readers. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; count?: number | undefined }[];
  /** Whether the counts are estimates. */
  estimated?: boolean | undefined;
}

/** A choice of a few, each with its count if it is known. */
export function FilterChips<T extends string>({
  label,
  value,
  onChange,
  options,
  estimated = false,
}: FilterChipsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and borders for the same role.
    <div role="group" aria-label={label} className={classes.chips}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <span className={classes.count}>
              {estimated && option.count > 0 && '~'}
              {formatNumber(option.count)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
