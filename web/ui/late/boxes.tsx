import type { DrawerProps, ModalProps } from '@mantine/core';
import { useRef } from 'react';
import { late } from './late.tsx';

/** Whether this has been so since the component stands. */
function useEver(isSo: boolean): boolean {
  const hasBeen = useRef(false);
  hasBeen.current ||= isSo;
  return hasBeen.current;
}

const LoadedModal = late(async () => (await import('./box-parts.tsx')).LoadedModal);
const LoadedDrawer = late(async () => (await import('./box-parts.tsx')).LoadedDrawer);

/** Mantine's modal dialog; its code comes when one is first opened, or before. */
export function Modal(props: ModalProps) {
  return useEver(props.opened) && <LoadedModal {...props} />;
}

/** Mantine's drawer, in the same way. */
export function Drawer(props: DrawerProps) {
  return useEver(props.opened) && <LoadedDrawer {...props} />;
}
