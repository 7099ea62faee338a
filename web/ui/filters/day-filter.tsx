import type { DatePickerInputProps } from '@mantine/dates';
import { DayInput } from '#web/ui/fields/date-field.tsx';

interface DayFilterProps extends Pick<DatePickerInputProps, 'minDate' | 'maxDate'> {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** The first or the last day that a list shows. */
export function DayFilter({ label, value, onChange, ...limits }: DayFilterProps) {
  return (
    <DayInput
      aria-label={label}
      placeholder={label}
      w={160}
      isShort
      maxLevel="decade"
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      {...limits}
      value={value ?? null}
      onChange={(day) => onChange(day ?? undefined)}
    />
  );
}
