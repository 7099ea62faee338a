import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';

/** Opens after it is mounted, so that the transition runs the first time too. */
export function LoadedModal({ opened, ...props }: ModalProps) {
  const isThere = useMounted();
  return <Modal {...props} opened={opened && isThere} />;
}

/** The same for the slide transition. */
export function LoadedDrawer({ opened, ...props }: DrawerProps) {
  const isThere = useMounted();
  return <Drawer {...props} opened={opened && isThere} />;
}
