import { Button, Checkbox, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '#web/lib/format/counts.ts';
import { IconChevronDown } from '#web/ui/icons/controls.ts';
import type { Icon } from '#web/ui/icons/icon.ts';
import classes from './check-menu.module.css';

export interface CheckOption<T extends string> {
  value: T;
  label: string;
  /** Number of results. */
  count?: number;
}

interface CheckMenuProps<T extends string> {
  label: string;
  icon: Icon;
  options: readonly CheckOption<T>[];
  value: readonly T[];
  onChange: (value: T[]) => void;
}

/** Longer lists get a search field. */
const READABLE = 10;

/** A filter with several choices behind a button that names the active ones. */
export function CheckMenu<T extends string>({
  label,
  icon: Icon,
  options,
  value,
  onChange,
}: CheckMenuProps<T>) {
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  return (
    <Popover position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          className={classes.button ?? ''}
          variant="default"
          leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden="true" />}
        >
          {chosen.length > 0 ? `${label}: ${chosen.join(', ')}` : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Options label={label} options={options} value={value} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  );
}

type OptionsProps<T extends string> = Omit<CheckMenuProps<T>, 'icon'>;

function Options<T extends string>({ label, options, value, onChange }: OptionsProps<T>) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
  return (
    <>
      {options.length > READABLE && (
        <TextInput
          className={classes.search ?? ''}
          data-autofocus
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Checkbox.Group aria-label={label} value={[...value]} onChange={(next) => onChange(next as T[])}>
        <div className={classes.options}>
          {shown.map((option) => (
            <div key={option.value} className={classes.option}>
              <Checkbox value={option.value} label={option.label} />
              {option.count !== undefined && (
                <span className={classes.count}>{formatNumber(option.count)}</span>
              )}
            </div>
          ))}
          {shown.length === 0 && <p className="muted">Nothing fits.</p>}
        </div>
      </Checkbox.Group>
    </>
  );
}
