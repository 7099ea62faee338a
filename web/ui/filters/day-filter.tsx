import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import { CALENDAR_LABELS, PICKER_POPOVER } from '#web/ui/fields/day-input.tsx';

interface DayFilterProps extends Pick<DatePickerInputProps, 'minDate' | 'maxDate'> {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day from which, or until which, a list is looked at. */
export function DayFilter({ label, value, onChange, ...limits }: DayFilterProps) {
  return (
    <DatePickerInput
      aria-label={label}
      placeholder={label}
      w={160}
      valueFormat="D MMM YYYY"
      firstDayOfWeek={1}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      ariaLabels={CALENDAR_LABELS}
      popoverProps={PICKER_POPOVER}
      {...limits}
      value={value ?? null}
      onChange={(day) => onChange(day ?? undefined)}
    />
  );
}
