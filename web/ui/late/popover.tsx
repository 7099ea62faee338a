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
  /** Around what it holds, in pixels; as wide as usual when left out. */
  p?: number;
  /** What screen readers call the panel. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Mantine's popover, without its code until somebody presses its button. */
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
