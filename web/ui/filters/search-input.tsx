import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { IconSearch } from '#web/ui/icons/controls.ts';

interface SearchInputProps {
  /** The search in force, from the address. */
  value: string;
  /** Called 300 ms after typing stops, and at once on clearing. */
  onChange: (value: string) => void;
  /** Also its name for screen readers. */
  placeholder: string;
  width?: number | string;
  id?: string;
}

/** A search that runs as one types. */
export function SearchInput({ value, onChange, placeholder, width = '100%', id }: SearchInputProps) {
  const [text, setText] = useState(value);
  const report = useDebouncedCallback(onChange, 300);
  // A trailing space is not searched for, but must not vanish under the typing hand.
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
