import { Input, InputBase } from '@mantine/core';
import type { DatePickerInputProps } from '@mantine/dates';
import { formatDate, formatDay } from '#web/lib/format.ts';
import { useLateField } from './use-late-field.ts';

let parts: typeof import('#web/ui/fields/day-input.tsx') | undefined;
const load = async () => {
  parts ??= await import('#web/ui/fields/day-input.tsx');
};

interface DayInputProps extends Omit<DatePickerInputProps, 'valueFormat'> {
  value: string | null;
  /** `26 Nov 2026`, without the day of the week. */
  isShort?: boolean;
}

/** A day from a calendar; until its code is there, a button that looks the same. */
export function DayInput({ isShort = false, ...props }: DayInputProps) {
  const { id, isHere, press } = useLateField(load, parts !== undefined, props.id);
  if (isHere && parts)
    return <parts.DayInput {...props} id={id} {...(isShort && { valueFormat: 'D MMM YYYY' })} />;
  const { value, placeholder, label, w, 'aria-label': name } = props;
  const shown = value && (isShort ? formatDay(value) : formatDate(value));
  return (
    <InputBase
      __staticSelector="DatePickerInput"
      component="button"
      type="button"
      multiline
      pointer
      id={id}
      label={label}
      w={w}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={press}
    >
      {shown || <Input.Placeholder>{placeholder}</Input.Placeholder>}
    </InputBase>
  );
}
