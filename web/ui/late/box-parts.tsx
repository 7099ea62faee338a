import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';

/** Opens after it is there, so that it fades in also the first time. */
export function LoadedModal({ opened, ...props }: ModalProps) {
  const isThere = useMounted();
  return <Modal {...props} opened={opened && isThere} />;
}

/** The same, for sliding in. */
export function LoadedDrawer({ opened, ...props }: DrawerProps) {
  const isThere = useMounted();
  return <Drawer {...props} opened={opened && isThere} />;
}
