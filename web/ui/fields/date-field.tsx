import type { DateInputProps, MonthPickerInputProps } from '@mantine/dates';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { DateInput, MonthInput } from '#web/ui/late/fields/calendars.tsx';
import { FieldLabel } from './field-label.tsx';

type Rest<P, T extends FieldValues> = Omit<P, keyof FieldProps<T> | 'value' | 'error' | 'onChange'> &
  FieldProps<T>;

/** A calendar day, typed or picked: `2026-11-26`; empty is an empty text. */
export function DateField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  ...rest
}: Rest<DateInputProps, T>) {
  const { field, error, id } = useField({ control, name });
  return (
    <DateInput
      placeholder="26 Nov 2026"
      {...rest}
      {...field}
      id={id}
      value={field.value || null}
      onChange={(value) => field.onChange(value ?? '')}
      label={<FieldLabel label={label} optional={optional} />}
      error={error}
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
