import { Pill, PillsInput, type PillsInputProps } from '@mantine/core';
import type { FocusEventHandler, InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { OPENING } from './use-late-field.ts';

interface PlainPillsProps<Value extends string>
  extends Pick<
    PillsInputProps,
    'label' | 'description' | 'error' | 'size' | 'classNames' | 'rightSection' | 'rightSectionPointerEvents'
  > {
  id: string;
  pills: readonly { value: Value; label: string }[];
  /** Those that are left. */
  onPills: (left: Value[]) => void;
  text: string;
  onType: (text: string) => void;
  /** Whether one can type in it; else it opens a list. */
  isTyped?: boolean;
  onEnter?: () => void;
  /** Asks for the list. */
  onPress?: () => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  'aria-label'?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field with several words in it, without suggestions or a list. */
export function PlainPills<Value extends string>({
  pills,
  onPills,
  text,
  onType,
  isTyped = true,
  onEnter,
  onPress,
  onBlur,
  placeholder,
  inputMode,
  'aria-label': name,
  ref,
  id,
  ...box
}: PlainPillsProps<Value>) {
  const values = pills.map(({ value }) => value);
  function press(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Enter') {
      // No form is sent by it, as by the field that follows.
      event.preventDefault();
      onEnter?.();
    }
    if (key === 'Backspace' && text === '') onPills(values.slice(0, -1));
    if (OPENING.has(key) && !(isTyped && key === ' ')) onPress?.();
  }
  return (
    <PillsInput {...box} id={id} pointer={!isTyped} onClick={onPress}>
      <Pill.Group>
        {pills.map(({ value, label }) => (
          <Pill key={value} withRemoveButton onRemove={() => onPills(values.filter((one) => one !== value))}>
            {label}
          </Pill>
        ))}
        <PillsInput.Field
          ref={ref}
          id={id}
          role="combobox"
          aria-label={name}
          aria-haspopup="listbox"
          aria-expanded={false}
          autoComplete="off"
          placeholder={placeholder}
          inputMode={inputMode}
          type={isTyped || placeholder ? 'visible' : 'hidden'}
          readOnly={!isTyped}
          pointer={!isTyped}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={onBlur}
        />
      </Pill.Group>
    </PillsInput>
  );
}
