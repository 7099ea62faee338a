import { useLocation } from 'react-router';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { keysOf } from './screen-keys.ts';

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The keys that do something on the screen that stands there. */
export default function KeysDialog({ opened, onClose }: KeysDialogProps) {
  const { pathname } = useLocation();
  return (
    <Dialog opened={opened} onClose={onClose} title="Keys">
      <DescriptionList termWidth={120} items={keysOf(pathname).map(({ keys, does }) => [keys, does])} />
    </Dialog>
  );
}
