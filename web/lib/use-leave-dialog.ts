import { useLocation, useNavigate } from 'react-router';

interface HistoryState {
  isDialog?: boolean;
}

/** The state of a history entry that was made by opening a dialog: going back closes it. */
export const DIALOG_STEP = { isDialog: true } satisfies HistoryState;

/**
 * Closes a dialog that is in the address: goes back to where it was opened; if it was opened by a link, or
 * after a reload of such an address, replaces the address instead.
 */
export function useLeaveDialog(): (overwrite: () => void) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (overwrite) => {
    if ((state as HistoryState | null)?.isDialog) void navigate(-1);
    else overwrite();
  };
}
