import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { IconAdjustmentsHorizontal } from '#web/ui/icons/controls.ts';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import classes from './filter-drawer.module.css';

interface FilterButtonProps {
  id?: string;
  /** Number of active filters. */
  active: number;
  isIconOnPhone?: boolean;
  onClick: () => void;
}

interface FilterPanelProps {
  opened: boolean;
  onClose: () => void;
  /** The number of results: `38 candidates` */
  found: string | undefined;
  /** `candidates`: shown until the number is known. */
  counted: string;
  children: ReactNode;
}

type FilterDrawerProps = Pick<FilterButtonProps, 'active' | 'isIconOnPhone'> &
  Pick<FilterPanelProps, 'found' | 'counted' | 'children'>;

/** Filters behind a button with the number of active ones; full-screen on a phone. */
export function FilterDrawer({ active, isIconOnPhone = false, ...panel }: FilterDrawerProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <FilterButton active={active} isIconOnPhone={isIconOnPhone} onClick={open} />
      <FilterPanel {...panel} opened={isOpen} onClose={close} />
    </>
  );
}

/** Only the button, for a panel that is rendered above parts that depend on the layout. */
export function FilterButton({ active, isIconOnPhone = false, ...button }: FilterButtonProps) {
  return (
    <Button
      {...button}
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
    >
      Filters
    </Button>
  );
}

export function FilterPanel({ opened, onClose, found, counted, children }: FilterPanelProps) {
  return (
    <SidePanel opened={opened} onClose={onClose} title="Filters" size={400}>
      {children}
      <DialogFooter>
        <Button fullWidth onClick={onClose}>
          {found ? `Show ${found.toLowerCase()}` : `Show ${counted}`}
        </Button>
      </DialogFooter>
    </SidePanel>
  );
}
