import { useSearchParams } from 'react-router';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';

export const ACT = 'act';

/** Whether the dialog of this act is open, stored in the address: a reload leaves it open, Back closes it. */
export function useActAddress(act: string) {
  const [params, setParams] = useSearchParams();
  const leave = useLeaveDialog();

  function write(isOpen: boolean): void {
    const next = new URLSearchParams(params);
    if (isOpen) next.set(ACT, act);
    else next.delete(ACT);
    setParams(next, { replace: !isOpen, preventScrollReset: true, state: isOpen ? DIALOG_STEP : null });
  }

  return {
    isOpen: params.get(ACT) === act,
    open: () => write(true),
    close() {
      // A user who navigated away meanwhile stays there.
      if (new URLSearchParams(window.location.search).get(ACT) !== act) return;
      leave(() => write(false));
    },
  };
}
