import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import type { ReactNode } from 'react';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import classes from './filter-drawer.module.css';

interface FilterDrawerProps {
  /** How many filters are in force. */
  active: number;
  /** What is left over: `38 candidates` */
  found: string | undefined;
  /** `candidates`: as long as it is not known how many there are. */
  counted: string;
  children: ReactNode;
  isIconOnPhone?: boolean;
}

/** Filters behind a button that says how many are in force; a sheet over the whole screen on a phone. */
export function FilterDrawer({ active, found, counted, children, isIconOnPhone }: FilterDrawerProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        data-icon-on-phone={isIconOnPhone}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden="true" />}
        rightSection={
          active > 0 && (
            <span className={classes.badge}>
              {active}
              <VisuallyHidden component="span"> in force</VisuallyHidden>
            </span>
          )
        }
        onClick={open}
      >
        Filters
      </Button>
      <SidePanel opened={isOpen} onClose={close} title="Filters" size={400}>
        {children}
        <DialogFooter>
          <Button fullWidth onClick={close}>
            {found ? `Show ${found.toLowerCase()}` : `Show ${counted}`}
          </Button>
        </DialogFooter>
      </SidePanel>
    </>
  );
}
