import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { IconSearch } from '#web/ui/icons/controls.ts';

interface SearchInputProps {
  /** The current search, from the address. */
  value: string;
  /** Called 300 ms after typing stops, and immediately on clearing. */
  onChange: (value: string) => void;
  /** Also its accessible name. */
  placeholder: string;
  width?: number | string;
  id?: string;
}

/** A search that runs while typing. */
export function SearchInput({ value, onChange, placeholder, width = '100%', id }: SearchInputProps) {
  const [text, setText] = useState(value);
  const report = useDebouncedCallback(onChange, 300);
  // A trailing space is not searched for, but must not be removed while the user types.
  useEffect(() => setText((typed) => (typed.trim() === value ? typed : value)), [value]);
  function type(next: string) {
    setText(next);
    report(next.trim());
  }
  return (
    <TextInput
      type="search"
      {...(id && { id })}
      maxLength={200}
      w={width}
      value={text}
      placeholder={placeholder}
      aria-label={placeholder}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={text && <CloseButton size="sm" aria-label="Clear search" onClick={() => type('')} />}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
