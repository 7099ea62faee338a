import type { Control, FieldValues, Path } from 'react-hook-form';
import { LONGEST_HOLD_DAYS } from '#contract/interviews/decide.ts';
import { addDays } from '#contract/kit/days.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';

/** The day on which somebody on hold is decided about; the reminder comes that morning. */
export function HoldField<T extends FieldValues>({ control }: { control: Control<T> }) {
  const today = dayOf(new Date());
  return (
    <DateField
      control={control}
      name={'holdUntil' as Path<T>}
      label="On hold until"
      description="You are reminded at 9 in the morning of that day."
      minDate={addDays(today, 1)}
      maxDate={addDays(today, LONGEST_HOLD_DAYS)}
    />
  );
}
