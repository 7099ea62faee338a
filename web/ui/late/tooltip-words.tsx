import { Tooltip } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface TooltipWordsProps {
  target: HTMLElement;
  /** What describes the button. */
  id: string;
  opened: boolean;
  onDismiss: () => void;
  children: ReactNode;
}

/** The words of a tooltip beside their button; Esc takes them away. */
export function TooltipWords({ target, id, opened, onDismiss, children }: TooltipWordsProps) {
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && opened && onDismiss());
  return <Tooltip target={target} opened={opened} label={<span id={id}>{children}</span>} />;
}
