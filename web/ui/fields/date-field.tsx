import {
  type DateInputProps,
  DatePickerInput,
  type DatePickerInputProps,
  DateInput as Field,
  MonthPickerInput,
  type MonthPickerInputProps,
} from '@mantine/dates';
import type { FieldValues } from 'react-hook-form';
import { useCalendarKeys } from '#web/lib/focus/use-calendar-keys.ts';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { chosenDay, typedDay } from '#web/lib/forms/typed-day.ts';
import { FieldLabel } from './field-label.tsx';

/** Accessible names of the parts of a calendar. */
const CALENDAR_LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** Its dropdown is a dialog, which needs a name. */
const CALENDAR_POPOVER = {
  position: 'bottom-start',
  attributes: { dropdown: { 'aria-label': 'Calendar' } },
} as const;

/** If the calendar is the only way to choose, it takes the focus, and returns it to the button. */
const PICKER_POPOVER = { ...CALENDAR_POPOVER, returnFocus: true } as const;

/**
 * A day in the coming weeks, chosen from a calendar in which the name of the month is not a button,
 * as Enter would press it instead of a day. `YYYY-MM-DD`, shown as `Thu, 26 Nov 2026`, or without
 * the weekday if `isShort`.
 */
export function DayInput({ isShort = false, ...props }: DatePickerInputProps & { isShort?: boolean }) {
  const { calendar, onClose, ofDay } = useCalendarKeys(props);
  return (
    <DatePickerInput
      valueFormat={isShort ? 'D MMM YYYY' : 'ddd, D MMM YYYY'}
      firstDayOfWeek={1}
      maxLevel="month"
      {...calendar}
      getDayProps={(day) => ({
        ...ofDay(day),
        ...(day === (props.value ?? props.minDate) && { 'data-autofocus': true }),
      })}
      ariaLabels={CALENDAR_LABELS}
      popoverProps={{ ...PICKER_POPOVER, onClose }}
      {...props}
    />
  );
}

/**
 * A day that is typed or picked. With `onUnread`, text that is not a selectable day stays as typed
 * and is reported there.
 */
export function DateInput({
  onUnread,
  ...props
}: DateInputProps & { onUnread?: ((text: string) => void) | undefined }) {
  return (
    <Field
      valueFormat="D MMM YYYY"
      dateParser={typedDay}
      fixOnBlur={!onUnread || props.value !== null}
      onInput={({ currentTarget: { value } }) => {
        if (!chosenDay(value, props)) onUnread?.(value);
      }}
      popoverProps={CALENDAR_POPOVER}
      ariaLabels={CALENDAR_LABELS}
      {...props}
    />
  );
}

export function MonthInput(props: MonthPickerInputProps) {
  return (
    <MonthPickerInput
      valueFormat="MMM YYYY"
      clearable
      popoverProps={PICKER_POPOVER}
      ariaLabels={CALENDAR_LABELS}
      {...props}
    />
  );
}

type Rest<P, T extends FieldValues> = Omit<P, keyof FieldProps<T> | 'value' | 'error' | 'onChange'> &
  FieldProps<T>;

const UNREAD = 'Please enter a valid date.';

function isDay(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

/**
 * A calendar day, typed or picked: `2026-11-26`; empty is an empty string, and invalid text stays as typed.
 */
export function DateField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  ...rest
}: Rest<DateInputProps, T>) {
  const { field, error, id } = useField({ control, name });
  const isUnread = Boolean(field.value) && !isDay(field.value);
  return (
    <DateInput
      placeholder="26 Nov 2026"
      {...rest}
      {...field}
      id={id}
      value={isUnread ? null : field.value || null}
      onChange={(value) => field.onChange(value ?? '')}
      onUnread={field.onChange}
      label={<FieldLabel label={label} optional={optional} />}
      error={error && isUnread ? UNREAD : error}
    />
  );
}

/** A month: `2026-11`; empty is an empty string. */
export function MonthField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  ...rest
}: Rest<MonthPickerInputProps, T>) {
  const { field, error, id } = useField({ control, name });
  return (
    <MonthInput
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      {...rest}
      {...field}
      id={id}
      value={field.value ? `${field.value}-01` : null}
      onChange={(value: unknown) => field.onChange(typeof value === 'string' ? value.slice(0, 7) : '')}
      label={<FieldLabel label={label} optional={optional} />}
      error={error}
    />
  );
}
