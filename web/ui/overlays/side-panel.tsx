import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useOverlay } from './use-overlay.ts';

interface SidePanelProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Pixels. */
  size?: number;
  /** Where it slides in from; filters on a phone come from below. */
  position?: 'right' | 'bottom';
  children: ReactNode;
}

/**
 * Details beside the page, or filters on a phone, where it has the full width. End it with a DialogFooter.
 */
export function SidePanel({
  opened,
  onClose,
  title,
  size = 560,
  position = 'right',
  children,
}: SidePanelProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const overlay = useOverlay(opened, onClose);
  return (
    <Drawer {...overlay} title={title} size={isPhone ? '100%' : size} position={position}>
      {children}
    </Drawer>
  );
}
