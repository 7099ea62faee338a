import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { toTenDigits } from '#web/lib/forms/ten-digits.ts';
import { FieldLabel } from './field-label.tsx';

/** An Indian phone number: the country code is fixed, and only the ten digits can be typed. */
export function TenDigitField<T extends FieldValues>({ control, name, label, optional }: FieldProps<T>) {
  const { field, error, id } = useField({ control, name });
  const toDigits = useTyped();
  return (
    <TextInput
      {...field}
      id={id}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      leftSection={<span>+91</span>}
      leftSectionWidth={48}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(toDigits(event.currentTarget.value))}
      label={<FieldLabel label={label} optional={optional} />}
      error={error}
    />
  );
}

/** When typed key by key, the plus of a country code is removed from the field before its digits arrive. */
function useTyped(): (text: string) => string {
  const isAfterPlus = useRef(false);
  return (text) => {
    const whole = isAfterPlus.current && !text.startsWith('+') ? `+${text}` : text;
    isAfterPlus.current = text !== '' && /^\+9?$/.test(whole);
    return toTenDigits(whole);
  };
}
