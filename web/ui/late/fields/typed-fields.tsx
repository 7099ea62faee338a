import {
  type AutocompleteProps,
  ComboboxChevron,
  getOptionsLockup,
  getParsedComboboxData,
  InputBase,
  type MultiSelectProps,
  type PillsInputProps,
  type TagsInputProps,
} from '@mantine/core';
import { type Ref, useState } from 'react';
import { PlainPills } from './plain-pills.tsx';
import { useLateField } from './use-late-field.ts';

let parts: typeof import('./typed-parts.ts') | undefined;
const load = async () => {
  parts ??= await import('./typed-parts.ts');
};

interface WithRef {
  ref?: Ref<HTMLInputElement>;
}

/** Mantine's field with suggestions; until these are there, a field for the same text. */
export function Autocomplete(props: AutocompleteProps & WithRef) {
  const { id, isHere } = useLateField(load, parts !== undefined, props.id);
  if (isHere && parts) return <parts.Autocomplete {...props} id={id} />;
  const { data, filter, limit, openOnFocus, onOptionSubmit, onChange, ...field } = props;
  return (
    <InputBase
      autoComplete="off"
      {...field}
      __staticSelector="Autocomplete"
      id={id}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  );
}

/** What the plain field says and looks like. */
function lookOf(props: TagsInputProps & WithRef) {
  const { label, description, error, placeholder, size = 'sm', inputMode, ref, 'aria-label': name } = props;
  const classNames = props.classNames as PillsInputProps['classNames'];
  return { label, description, error, placeholder, size, inputMode, ref, classNames, 'aria-label': name };
}

/** Mantine's field for several words; until its code is there, the same without suggestions. */
export function TagsInput(props: TagsInputProps & WithRef) {
  const {
    value = [],
    onChange,
    maxTags = Number.POSITIVE_INFINITY,
    acceptValueOnBlur = true,
    onBlur,
  } = props;
  const { id, isHere } = useLateField(load, parts !== undefined, props.id);
  // What is being typed goes on in the field that follows.
  const [own, setOwn] = useState('');
  const { searchValue = own, onSearchChange = setOwn } = props;
  if (isHere && parts) {
    return <parts.TagsInput {...props} id={id} searchValue={searchValue} onSearchChange={onSearchChange} />;
  }
  function take(): void {
    const word = searchValue.trim();
    if (word === '') return;
    onSearchChange('');
    const isThere = value.some((one) => one.toLowerCase() === word.toLowerCase());
    if (!isThere && value.length < maxTags) onChange?.([...value, word]);
  }
  return (
    <PlainPills
      {...lookOf(props)}
      id={id}
      pills={value.map((word) => ({ value: word, label: word }))}
      onPills={(left) => onChange?.(left)}
      text={searchValue}
      onType={onSearchChange}
      onEnter={take}
      onBlur={(event) => {
        onBlur?.(event);
        if (acceptValueOnBlur) take();
      }}
    />
  );
}

/** Mantine's select of several; until its list is there, a field that shows what is chosen and lets it go. */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value> & WithRef) {
  const { data, value = [], onChange, searchable = false, onBlur } = props;
  const { id, isHere, press } = useLateField(load, parts !== undefined, props.id);
  const [text, setText] = useState('');
  if (isHere && parts) {
    return <parts.MultiSelect<Value> {...props} id={id} searchValue={text} onSearchChange={setText} />;
  }
  const look = lookOf(props as TagsInputProps & WithRef);
  const options = getOptionsLockup(getParsedComboboxData(data));
  return (
    <PlainPills
      {...look}
      id={id}
      isTyped={searchable}
      rightSection={<ComboboxChevron size={look.size} error={look.error} />}
      rightSectionPointerEvents="none"
      pills={value.map((one) => ({ value: one, label: options[one]?.label ?? one }))}
      onPills={(left) => onChange?.(left)}
      text={text}
      onType={setText}
      onPress={press}
      onBlur={onBlur}
    />
  );
}
