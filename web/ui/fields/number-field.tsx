import type { NumberInputProps } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { NumberInput } from '#web/ui/late/fields/number-input.tsx';
import { FieldLabel } from './field-label.tsx';

type Rest<T extends FieldValues> = Omit<
  NumberInputProps,
  keyof FieldProps<T> | 'value' | 'error' | 'onChange'
> &
  FieldProps<T> & { onChange?: (value: number | null) => void };

/** A whole number; an empty field is null. */
export function NumberField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  onChange,
  ...rest
}: Rest<T>) {
  const { field, error, id } = useField({ control, name });
  return (
    <NumberInput
      allowDecimal={false}
      {...rest}
      {...field}
      id={id}
      value={field.value ?? ''}
      onChange={(value) => {
        const number = value === '' ? null : Number(value);
        field.onChange(number);
        onChange?.(number);
      }}
      label={<FieldLabel label={label} optional={optional} />}
      error={error}
    />
  );
}

/** Rupees, grouped the Indian way while typing: 12,34,567. The value is a whole number of rupees. */
export function MoneyField<T extends FieldValues>(props: Rest<T>) {
  return <NumberField {...MONEY} {...props} />;
}

const MONEY = {
  leftSection: <span aria-hidden="true">₹</span>,
  leftSectionWidth: 28,
  thousandSeparator: ',',
  thousandsGroupStyle: 'lakh',
  allowDecimal: false,
  inputMode: 'numeric',
} as const;
