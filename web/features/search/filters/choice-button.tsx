import { Combobox, useCombobox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './choice-button.module.css';

interface Choice<T extends string> {
  value: T;
  label: string;
}

interface ChoiceButtonProps<T extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  value: T;
  options: readonly Choice<T>[];
  onChange: (value: T) => void;
  className?: string | undefined;
  /** The button's content. */
  children: ReactNode;
}

/** A button that opens a list to choose one from. */
export function ChoiceButton<T extends string>({
  label,
  value,
  options,
  onChange,
  className,
  children,
}: ChoiceButtonProps<T>) {
  const combobox = useCombobox({
    onDropdownClose: () => combobox.resetSelectedOption(),
    onDropdownOpen: () => combobox.selectActiveOption(),
  });
  const current = options.find((option) => option.value === value)?.label;
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
      <Combobox.Target targetType="button">
        <button
          type="button"
          className={className}
          aria-label={current ? `${label}: ${current}` : label}
          onClick={() => combobox.toggleDropdown()}
        >
          {children}
        </button>
      </Combobox.Target>
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
