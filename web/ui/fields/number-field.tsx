import type { NumberInputProps } from '@mantine/core';
import { NumberInput } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { INVALID_AMOUNT } from '#contract/core/money.ts';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { pastedRupees } from '#web/lib/forms/pasted-rupees.ts';
import { FieldLabel } from './field-label.tsx';

type Rest<T extends FieldValues> = Omit<
  NumberInputProps,
  keyof FieldProps<T> | 'value' | 'error' | 'onChange'
> &
  FieldProps<T> & { onChange?: (value: number | null) => void };

interface Pasted {
  /** Parses a pasted text with words around the digits; null if it is not a number. */
  read?: (text: string) => number | null;
  /** The error in that case; the value does not change. */
  refusal?: string;
}

/** An integer; an empty field is null. */
export function NumberField<T extends FieldValues>({
  control,
  name,
  label,
  optional,
  onChange,
  read,
  refusal,
  ...rest
}: Rest<T> & Pasted) {
  const { field, error, id } = useField({ control, name });
  const [isRefused, setRefused] = useState(false);
  function change(number: number | null) {
    setRefused(false);
    field.onChange(number);
    onChange?.(number);
  }
  /** Runs before the input would extract the digits. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    if (!read || DIGITS.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const number = read(text);
    if (number === null) setRefused(true);
    else change(number);
  }
  return (
    <NumberInput
      allowDecimal={false}
      {...rest}
      {...field}
      id={id}
      value={field.value ?? ''}
      onChange={(value) => change(value === '' ? null : Number(value))}
      onPasteCapture={paste}
      label={<FieldLabel label={label} optional={optional} />}
      error={isRefused ? refusal : error}
    />
  );
}

const DIGITS = /^[\d,\s]*$/;

/** Rupees, with Indian digit grouping while typing: 12,34,567. The value is a whole number of rupees. */
export function MoneyField<T extends FieldValues>(props: Rest<T>) {
  return <NumberField {...MONEY} {...props} />;
}

const MONEY = {
  leftSection: <span aria-hidden="true">₹</span>,
  leftSectionWidth: 28,
  thousandSeparator: ',',
  thousandsGroupStyle: 'lakh',
  // Without its point 12.5 would be read as 125, so decimals are accepted, and the form says that
  // the amount is not whole.
  allowDecimal: true,
  inputMode: 'numeric',
  read: pastedRupees,
  refusal: INVALID_AMOUNT,
} as const;
