import { DIALOG_STEP, useLeaveDialog } from '../use-leave-dialog.ts';

type Change = (changes: never, step: { replace?: boolean; state?: unknown }) => void;

/** Opens and closes the details of one row of a list. The address contains its id, and the list stays on its page. */
export function useOpenRow(name: string, page: number, change: Change) {
  const leave = useLeaveDialog();
  const write = (id: string | undefined, step: Parameters<Change>[1]) =>
    change({ [name]: id, page } as never, step);
  return {
    open: (id: string) => write(id, { state: DIALOG_STEP }),
    close: () => leave(() => write(undefined, { replace: true })),
  };
}
