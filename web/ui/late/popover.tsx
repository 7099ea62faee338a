import type { Popover as Parts, PopoverProps } from '@mantine/core';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { soon } from './soon.ts';
import { useLateTarget } from './use-late-target.ts';

let parts: typeof Parts | undefined;
const load = async () => {
  parts ??= (await import('./floating-parts.ts')).Popover;
};
soon(load);

interface LatePopoverProps extends Omit<PopoverProps, 'opened' | 'onChange' | 'children'> {
  /** A button. */
  target: ReactElement<{ onClick?: () => void }>;
  /** Padding in pixels; the usual one if absent. */
  p?: number;
  /** The accessible name of the panel. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Mantine's popover, loaded when its button is first pressed. */
export function Popover({ target, label, p, children, id: givenId, ...props }: LatePopoverProps) {
  const { id, isUsed, opened, setOpened, plain } = useLateTarget(load, givenId);
  if (!isUsed || !parts) return cloneElement(target, plain('dialog'));
  const Loaded = parts;
  const close = () => setOpened(false);
  return (
    <Loaded {...props} id={id} opened={opened} onChange={setOpened} trapFocus returnFocus>
      <Loaded.Target>{cloneElement(target, { onClick: () => setOpened(!opened) })}</Loaded.Target>
      <Loaded.Dropdown {...(p !== undefined && { p })} aria-label={label}>
        {typeof children === 'function' ? children(close) : children}
      </Loaded.Dropdown>
    </Loaded>
  );
}
