import { Autocomplete } from '@mantine/core';
import { memo, useState } from 'react';
import { isEnter } from '#web/lib/composing.ts';
import { IconSearch } from '#web/ui/icons/controls.ts';
import classes from './filters.module.css';

interface AddNameProps {
  /** `Add a skill` */
  label: string;
  /** The suggestions for the typed text. */
  suggest: (text: string) => readonly string[];
  onAdd: (name: string) => void;
  /** Called on every change, if the suggestions are fetched. */
  onType?: (text: string) => void;
  id?: string;
  /** Placeholder, if it differs from the label. */
  placeholder?: string;
  /** Maximum length of a name. */
  maxLength?: number;
  /** Suggestions before anything is typed. */
  first?: readonly string[];
}

/** Adds a choice that is not listed, by its name. */
export const AddName = memo(function AddName({
  label,
  suggest,
  onAdd,
  onType,
  id,
  placeholder = label,
  maxLength = 60,
  first = [],
}: AddNameProps) {
  const [text, setText] = useState('');
  function type(next: string) {
    setText(next);
    onType?.(next);
  }
  function add(name: string) {
    if (name.trim()) onAdd(name.trim());
    type('');
  }
  return (
    <Autocomplete
      className={classes.add ?? ''}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      {...(id && { id })}
      leftSection={<IconSearch size={14} stroke={1.6} aria-hidden="true" />}
      data={text.trim() === '' ? [...first] : [...suggest(text.trim())]}
      filter={({ options }) => options}
      value={text}
      onChange={type}
      onOptionSubmit={(name) => {
        add(name);
        // Mantine writes the option into the field after this call.
        queueMicrotask(() => type(''));
      }}
      onKeyDown={(event) => {
        if (!isEnter(event) || event.currentTarget.getAttribute('aria-activedescendant')) return;
        event.preventDefault();
        add(text);
      }}
    />
  );
});
