import { Combobox, useCombobox } from '@mantine/core';
import { type ReactElement, useEffect } from 'react';
import classes from './choice-button.module.css';

export interface Choice<T extends string> {
  value: T;
  label: string;
}

interface ChoiceListProps<T extends string> {
  label: string;
  value: T;
  options: readonly Choice<T>[];
  onChange: (value: T) => void;
  /** Renders the button that opens the list. */
  button: (onClick: () => void) => ReactElement;
}

/** A list to choose one value from, with its button. */
export function ChoiceList<T extends string>({
  label,
  value,
  options,
  onChange,
  button,
}: ChoiceListProps<T>) {
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
    onDropdownOpen: () => combobox.selectActiveOption(),
  });
  const { openDropdown } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the press that brought it.
  useEffect(() => openDropdown(), []);
  return (
    <Combobox
      store={combobox}
      width="max-content"
      position="bottom-end"
      onOptionSubmit={(next) => {
        onChange(next as T);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button">{button(() => combobox.toggleDropdown())}</Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={label} className={classes.options}>
          {options.map((option) => (
            <Combobox.Option key={option.value} value={option.value} active={option.value === value}>
              {option.label}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
