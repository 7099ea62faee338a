import { Button, Checkbox, Popover } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';

interface CheckMenuProps<T extends string> {
  label: string;
  icon: Icon;
  options: readonly { value: T; label: string }[];
  value: readonly T[];
  onChange: (value: T[]) => void;
}

/** A filter of several choices behind a button that names those in force. */
export function CheckMenu<T extends string>({
  label,
  icon: Icon,
  options,
  value,
  onChange,
}: CheckMenuProps<T>) {
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  return (
    <Popover position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden="true" />}
        >
          {chosen.length > 0 ? `${label}: ${chosen.join(', ')}` : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Checkbox.Group aria-label={label} value={[...value]} onChange={(next) => onChange(next as T[])}>
          <div style={{ display: 'grid', gap: 12, padding: 4 }}>
            {options.map((option) => (
              <Checkbox key={option.value} value={option.value} label={option.label} />
            ))}
          </div>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
