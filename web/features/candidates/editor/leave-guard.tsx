import { Button } from '@mantine/core';
import { useLeaving } from '#web/lib/forms/use-leaving.ts';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

interface LeaveGuardProps {
  isDirty: () => boolean;
  onSaveDraft: () => Promise<boolean>;
}

/** Before unsaved words are left behind it offers to keep them as a draft. */
export function LeaveGuard({ isDirty, onSaveDraft }: LeaveGuardProps) {
  const { isHeld, leave, stay } = useLeaving(isDirty);
  async function keepAndLeave() {
    if (await onSaveDraft()) leave();
    else stay();
  }
  return (
    <Dialog opened={isHeld} onClose={stay} title="Keep your changes?" size={440}>
      <p>This section has changes that are not saved. A draft keeps them; recruiters do not see it.</p>
      <DialogFooter>
        <Button onClick={() => void keepAndLeave()}>Save Draft</Button>
        <Button variant="default" onClick={leave}>
          Leave without saving
        </Button>
        <Button variant="subtle" onClick={stay}>
          Stay
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
