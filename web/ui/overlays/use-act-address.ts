import { useSearchParams } from 'react-router';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';

const PARAM = 'act';
const APPLY = 'apply';

/** Whether the sheet is open, kept in the address: a reload leaves it open, Back closes it. */
export function useApplyAddress() {
  const [params, setParams] = useSearchParams();
  const leave = useLeaveDialog();

  function write(isOpen: boolean): void {
    const next = new URLSearchParams(params);
    if (isOpen) next.set(PARAM, APPLY);
    else next.delete(PARAM);
    setParams(next, { replace: !isOpen, preventScrollReset: true, state: isOpen ? DIALOG_STEP : null });
  }

  return {
    isOpen: params.get(PARAM) === APPLY,
    open: () => write(true),
    close() {
      // Whoever has gone on meanwhile stays there.
      if (new URLSearchParams(window.location.search).get(PARAM) !== APPLY) return;
      leave(() => write(false));
    },
  };
}
