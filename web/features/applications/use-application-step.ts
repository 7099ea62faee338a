import { useLocation } from 'react-router';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';

interface Shown {
  application: string | undefined;
  page: number;
  /** Of the workspace: another application begins at its first tab, unless one goes on from the open one. */
  tab?: undefined;
}

/** How an application is opened beside its list, which stays on its page: a step of its own, so that Back closes it. */
export function useApplicationStep(
  change: (shown: Shown, step: { replace?: boolean; state?: unknown }) => void,
  page: number,
) {
  const leave = useLeaveDialog();
  const { state } = useLocation();
  return {
    open: (application: string) => change({ application, page, tab: undefined }, { state: DIALOG_STEP }),
    /** Another in place of the open one. */
    show: (application: string) => change({ application, page }, { replace: true, state }),
    close: () => leave(() => change({ application: undefined, page, tab: undefined }, { replace: true })),
  };
}
