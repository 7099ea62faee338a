import type { DrawerProps, ModalProps } from '@mantine/core';
import { useRef } from 'react';
import { late } from './late.tsx';

/** True once `isSo` was true since the component was mounted. */
function useEver(isSo: boolean): boolean {
  const hasBeen = useRef(false);
  hasBeen.current ||= isSo;
  return hasBeen.current;
}

const LoadedModal = late(async () => (await import('./box-parts.tsx')).LoadedModal);
const LoadedDrawer = late(async () => (await import('./box-parts.tsx')).LoadedDrawer);

/** Mantine's modal; its code is loaded when one is first opened, or earlier. */
export function Modal(props: ModalProps) {
  return useEver(props.opened) && <LoadedModal {...props} />;
}

/** Mantine's drawer, in the same way. */
export function Drawer(props: DrawerProps) {
  return useEver(props.opened) && <LoadedDrawer {...props} />;
}
