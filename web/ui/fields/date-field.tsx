import type { DateInputProps, MonthPickerInputProps } from '@mantine/dates';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { DateInput, MonthInput } from '#web/ui/late/fields/calendars.tsx';
import { FieldLabel } from './field-label.tsx';

type Rest<P, T extends FieldValues> = Omit<P, keyof FieldProps<T> | 'value' | 'error' | 'onChange'> &
  FieldProps<T>;

const UNREAD = 'Please enter a valid date.';

function isDay(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

/** A calendar day, typed or picked: `2026-11-26`; empty is an empty text, and what is no day stays as it was typed. */
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

/** A month: `2026-11`; empty is an empty text. */
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
