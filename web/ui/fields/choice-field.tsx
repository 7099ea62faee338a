import { Checkbox, type CheckboxProps, Select, type SelectProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { FieldLabel } from './field-label.tsx';

type Rest<P, T extends FieldValues> = Omit<P, keyof FieldProps<T> | 'value' | 'error'> & FieldProps<T>;

/** A choice from a list; `searchable` for long ones. */
export function SelectField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  ...rest
}: Rest<SelectProps, T>) {
  const { field, error, id } = useField({ control, name });
  return (
    <Select
      {...rest}
      {...field}
      id={id}
      value={field.value ?? null}
      label={<FieldLabel label={label} optional={optional} />}
      error={error}
    />
  );
}

/** A checkbox. */
export function CheckboxField<T extends FieldValues>({
  control,
  name,
  label,
  onChange,
  ...rest
}: Rest<Omit<CheckboxProps, 'checked' | 'onChange'>, T> & { onChange?: (isTicked: boolean) => void }) {
  const { field, error, id } = useField({ control, name });
  const { value, onChange: write, ...handlers } = field;
  return (
    <Checkbox
      {...rest}
      {...handlers}
      id={id}
      checked={Boolean(value)}
      onChange={(event) => {
        const isTicked = event.currentTarget.checked;
        write(isTicked);
        onChange?.(isTicked);
      }}
      label={label}
      error={error}
    />
  );
}
