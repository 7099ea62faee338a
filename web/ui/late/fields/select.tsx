import {
  ComboboxChevron,
  getOptionsLockup,
  getParsedComboboxData,
  InputBase,
  type Select as Parts,
  type SelectProps,
} from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { OPENING, useLateField } from './use-late-field.ts';

let parts: typeof Parts | undefined;
const load = async () => {
  parts ??= (await import('./select-parts.ts')).Select;
};

/** Mantine's select; until its code is there, a field that looks the same. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { id, isHere, press } = useLateField(load, parts !== undefined, props.id);
  if (!isHere || !parts) return <Plain {...props} id={id} onPress={press} />;
  const Loaded = parts;
  return <Loaded {...props} id={id} />;
}

type PlainProps<Value extends string> = SelectProps<Value> & { onPress: () => void };

/** The field without its list. */
function Plain<Value extends string>(props: PlainProps<Value>) {
  const { onPress, data, value, defaultValue, size, error, ...rest } = props;
  const chosen = value ?? defaultValue;
  const options = getOptionsLockup(getParsedComboboxData(data));
  return (
    <InputBase
      __staticSelector="Select"
      {...withoutList(rest)}
      size={size ?? 'sm'}
      error={error}
      value={chosen == null ? '' : (options[`${chosen}`]?.label ?? '')}
      readOnly
      pointer={!rest.searchable}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      rightSection={<ComboboxChevron size={size ?? 'sm'} error={error} />}
      rightSectionPointerEvents="none"
      onClick={onPress}
      onKeyDown={({ key }: KeyboardEvent) => OPENING.has(key) && onPress()}
    />
  );
}

/** What is left for the field of what the list is told. */
function withoutList<Value extends string>({
  allowDeselect,
  checkIconPosition,
  clearable,
  comboboxProps,
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
  withCheckIcon,
  ...field
}: Omit<PlainProps<Value>, 'onPress' | 'data' | 'value' | 'defaultValue' | 'size' | 'error'>) {
  return field;
}
