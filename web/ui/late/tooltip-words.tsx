import { Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface TooltipWordsProps {
  target: HTMLElement;
  /** The id for `aria-describedby` of the button. */
  id: string;
  opened: boolean;
  onDismiss: () => void;
  children: ReactNode;
}

/** The text of a tooltip next to its button; Esc hides it. */
export function TooltipWords({ target, id, opened, onDismiss, children }: TooltipWordsProps) {
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && opened && onDismiss());
  return <Tooltip target={target} opened={opened} label={<span id={id}>{children}</span>} />;
}
