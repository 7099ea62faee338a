import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

interface LeaveGuardProps {
  isDirty: () => boolean;
  onSaveDraft: () => Promise<boolean>;
}

/** Before unsaved words are left behind it offers to keep them as a draft. */
export function LeaveGuard({ isDirty, onSaveDraft }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  const stay = () => blocker.reset?.();
  async function keepAndLeave() {
    if (await onSaveDraft()) blocker.proceed?.();
    else stay();
  }
  return (
    <Dialog opened={blocker.state === 'blocked'} onClose={stay} title="Keep your changes?" size={440}>
      <p>This section has changes that are not saved. A draft keeps them; recruiters do not see it.</p>
      <DialogFooter>
        <Button onClick={() => void keepAndLeave()}>Save Draft</Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
        <Button variant="subtle" onClick={stay}>
          Stay
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
