import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';

interface Shown {
  application: string | undefined;
  page: number;
}

/** How an application is opened beside its list, which stays on its page: a step of its own, so that Back closes it. */
export function useApplicationStep(
  change: (shown: Shown, step: { replace?: boolean; state?: unknown }) => void,
  page: number,
) {
  const leave = useLeaveDialog();
  return {
    open: (application: string) => change({ application, page }, { state: DIALOG_STEP }),
    close: () => leave(() => change({ application: undefined, page }, { replace: true })),
  };
}
