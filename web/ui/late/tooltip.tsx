import { useTimeout } from '@mantine/hooks';
import { cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import { soon } from './soon.ts';

let parts: typeof import('./floating-parts.ts') | undefined;
const load = async () => {
  parts ??= await import('./floating-parts.ts');
};
soon(load);

/** Milliseconds of hovering before the text appears. */
const REST = 300;

interface TooltipProps {
  label: ReactNode;
  disabled?: boolean;
  /** A button with an accessible name of its own, so that nothing is missing before the text appears. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A text over a button on hover or keyboard focus. Mantine's tooltip is mounted only from then on: a list has
 * dozens, and most are never shown.
 */
export function Tooltip({ label, disabled = false, children }: TooltipProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isMeant, setMeant] = useState(false);
  const rest = useTimeout(() => setMeant(true), REST);
  const leave = () => {
    rest.clear();
    setMeant(false);
  };
  // If it cannot be loaded, the name of the button has to suffice.
  const prepare = (box: Element) => void load().then(() => setTarget(box.querySelector('*')), leave);
  const isShown = isMeant && !disabled && target !== null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the button inside, and is nothing itself.
    <span
      style={{ display: 'contents' }}
      onPointerEnter={({ pointerType, currentTarget }) => {
        if (pointerType !== 'mouse') return;
        prepare(currentTarget);
        rest.start();
      }}
      onPointerLeave={leave}
      onFocus={({ target: focused, currentTarget }) => {
        if (!focused.matches(':focus-visible')) return;
        prepare(currentTarget);
        setMeant(true);
      }}
      onBlur={leave}
    >
      {cloneElement(children, isShown ? { 'aria-describedby': id } : {})}
      {target && parts && (
        <parts.TooltipWords target={target} id={id} opened={isShown} onDismiss={leave}>
          {label}
        </parts.TooltipWords>
      )}
    </span>
  );
}
