import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import type { ReactNode } from 'react';
import classes from '#web/features/search/search-view.module.css';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';

interface FilterDrawerProps {
  /** How many filters are in force. */
  active: number;
  /** `38 candidates` */
  found: string | undefined;
  children: ReactNode;
}

/** The filters of a phone: a button, and a sheet over the whole screen. */
export function FilterDrawer({ active, found, children }: FilterDrawerProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden="true" />}
        onClick={open}
      >
        Filters
        {active > 0 && (
          <span className={classes.badge}>
            {active}
            <VisuallyHidden component="span"> in force</VisuallyHidden>
          </span>
        )}
      </Button>
      <SidePanel opened={isOpen} onClose={close} title="Filters">
        {children}
        <DialogFooter>
          <Button fullWidth onClick={close}>
            {found ? `Show ${found.toLowerCase()}` : 'Show candidates'}
          </Button>
        </DialogFooter>
      </SidePanel>
    </>
  );
}
