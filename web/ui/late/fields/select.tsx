import {
  ComboboxChevron,
  getOptionsLockup,
  getParsedComboboxData,
  InputBase,
  type Select as Parts,
  type SelectProps,
} from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { OPENING, useLateField } from './use-late-field.ts';

let parts: typeof Parts | undefined;
const load = async () => {
  parts ??= (await import('./select-parts.ts')).Select;
};

/** Mantine's select; until its code is there, a field that looks the same. What is typed meanwhile is sought in the list. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { id, isHere, press } = useLateField(load, parts !== undefined, props.id);
  // What is typed; none where it says what is chosen.
  const [text, setText] = useState<string | null>(null);
  const begun = useRef<string | null>(null);
  const search = (next: string | null) => {
    setText(next);
    props.onSearchChange?.(next ?? '');
  };
  const takeUp = useEffectEvent(() => {
    // The list that comes has just put back what is chosen.
    if (begun.current !== null) search(begun.current);
    begun.current = null;
  });
  useEffect(() => {
    if (isHere) takeUp();
  }, [isHere]);
  const searchValue = props.searchValue ?? text ?? chosenOf(props);
  if (isHere && parts) {
    const Loaded = parts;
    return <Loaded {...props} id={id} {...(props.searchable && { searchValue, onSearchChange: search })} />;
  }
  function type(typed: string | null): void {
    begun.current = typed;
    search(typed);
    if (typed !== null) press();
  }
  return <Plain {...props} id={id} text={searchValue} onType={type} onPress={press} />;
}

/** What it says of what is chosen. */
function chosenOf<Value extends string>({ data, value, defaultValue }: SelectProps<Value>): string {
  const chosen = value ?? defaultValue;
  return chosen == null ? '' : (getOptionsLockup(getParsedComboboxData(data))[`${chosen}`]?.label ?? '');
}

type PlainProps<Value extends string> = SelectProps<Value> & {
  text: string;
  /** None once it is left. */
  onType: (text: string | null) => void;
  onPress: () => void;
};

/** The field without its list. */
function Plain<Value extends string>({ text, onType, onPress, ...props }: PlainProps<Value>) {
  const { searchable = false, size = 'sm', error, onBlur } = props;
  return (
    <InputBase
      autoComplete="off"
      __staticSelector="Select"
      {...withoutList(props)}
      size={size}
      error={error}
      value={text}
      readOnly={!searchable}
      pointer={!searchable}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      rightSection={<ComboboxChevron size={size} error={error} />}
      rightSectionPointerEvents="none"
      onClick={onPress}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={(event) => {
        onBlur?.(event);
        onType(null);
      }}
      onKeyDown={({ key }: KeyboardEvent) => OPENING.has(key) && !(searchable && key === ' ') && onPress()}
    />
  );
}

/** What is left for the field of what the list is told. */
function withoutList<Value extends string>({
  allowDeselect,
  checkIconPosition,
  clearable,
  comboboxProps,
  data,
  defaultValue,
  filter,
  limit,
  maxDropdownHeight,
  nothingFoundMessage,
  onChange,
  onClear,
  onSearchChange,
  renderOption,
  searchable,
  searchValue,
  value,
  withCheckIcon,
  ...field
}: SelectProps<Value>) {
  return field;
}
