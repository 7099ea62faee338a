import { Input, InputBase, type InputBaseProps } from '@mantine/core';
import type { DateInputProps, DatePickerInputProps, MonthPickerInputProps } from '@mantine/dates';
import { type FocusEventHandler, type Ref, useState } from 'react';
import { formatDate, formatDay, formatMonth } from '#web/lib/format/dates.ts';
import { useLateField } from './use-late-field.ts';

let parts: typeof import('./calendar-parts.tsx') | undefined;
const load = async () => {
  parts ??= await import('./calendar-parts.tsx');
};

/** What a field says and looks like before its calendar is there. */
type Look = Pick<
  InputBaseProps,
  'label' | 'description' | 'error' | 'disabled' | 'leftSection' | 'w' | 'maw'
> & {
  placeholder?: string | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
};

function lookOf(props: Look): Look {
  const { label, description, error, disabled, leftSection, w, maw, placeholder, className } = props;
  const look = { label, description, error, disabled, leftSection, w, maw, placeholder, className };
  return { ...look, 'aria-label': props['aria-label'] };
}

interface PlainPickerProps extends Look {
  name: string;
  id: string;
  shown: string | null;
  onPress: () => void;
  fieldRef?: Ref<HTMLButtonElement> | undefined;
  onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
}

function PlainPicker({ name, shown, onPress, placeholder, fieldRef, ...field }: PlainPickerProps) {
  return (
    <InputBase
      {...field}
      __staticSelector={name}
      component="button"
      type="button"
      multiline
      pointer
      ref={fieldRef}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={onPress}
    >
      {shown || <Input.Placeholder>{placeholder}</Input.Placeholder>}
    </InputBase>
  );
}

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
  const { value } = props;
  const shown = value && (isShort ? formatDay(value) : formatDate(value));
  return <PlainPicker {...lookOf(props)} name="DatePickerInput" id={id} shown={shown} onPress={press} />;
}

type MonthInputProps = MonthPickerInputProps & { value: string | null; ref?: Ref<HTMLButtonElement> };

/** A month, as its first day: `2026-11-01`. */
export function MonthInput(props: MonthInputProps) {
  const { id, isHere, press } = useLateField(load, parts !== undefined, props.id);
  if (isHere && parts) return <parts.MonthInput {...props} id={id} />;
  const { value, ref, onBlur } = props;
  const shown = value && formatMonth(value);
  return (
    <PlainPicker
      {...lookOf(props)}
      name="MonthPickerInput"
      id={id}
      shown={shown}
      onPress={press}
      fieldRef={ref}
      onBlur={onBlur}
    />
  );
}

type TypedInputProps = DateInputProps & {
  value: string | null;
  ref?: Ref<HTMLInputElement>;
  /** Told what is typed and says no day to choose, which else is taken back once the field is left. */
  onUnread?: (text: string) => void;
};

/** A day that is typed or picked. Where typing began before its calendar was there, that comes once the field is left. */
export function DateInput(props: TypedInputProps) {
  const { id, isHere, press } = useLateField(load, parts !== undefined, props.id);
  // What is typed; none where it says which day is chosen.
  const [text, setText] = useState<string | null>(null);
  if (isHere && parts && text === null) return <parts.DateInput {...props} id={id} />;
  const { value, ref, onBlur, onChange, onUnread } = props;
  /** Whether the field can show what was meant. */
  async function read(typed: string): Promise<boolean> {
    const { chosenDay } = await import('./typed-day.ts');
    const day = chosenDay(typed, props);
    if (day) onChange?.(day);
    else onUnread?.(typed);
    return day !== null || onUnread === undefined || typed === '';
  }
  return (
    <InputBase
      {...lookOf(props)}
      __staticSelector="DateInput"
      id={id}
      autoComplete="off"
      ref={ref}
      value={text ?? (value ? formatDay(value) : '')}
      onClick={press}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        // Whoever sends the form by Enter never leaves the field.
        read(currentTarget.value).catch(() => {});
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (text === null) return;
        // What cannot be read yet stays as it was typed.
        read(text).then(
          (isShown) => isShown && setText(null),
          () => {},
        );
      }}
    />
  );
}
