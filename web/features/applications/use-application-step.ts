import { useLocation } from 'react-router';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';

interface Shown {
  application: string | undefined;
  page: number;
  /**
   * Tab of the workspace: another application starts at its first tab, unless it is opened from the open one.
   */
  tab?: undefined;
}

/**
 * Opens an application beside its list, which keeps its page: a history entry of its own,
 * so that Back closes it.
 */
export function useApplicationStep(
  change: (shown: Shown, step: { replace?: boolean; state?: unknown }) => void,
  page: number,
) {
  const leave = useLeaveDialog();
  const { state } = useLocation();
  return {
    open: (application: string) => change({ application, page, tab: undefined }, { state: DIALOG_STEP }),
    /** Shows another application instead of the open one. */
    show: (application: string) => change({ application, page }, { replace: true, state }),
    close: () => leave(() => change({ application: undefined, page, tab: undefined }, { replace: true })),
  };
}
