import { useLocation, useNavigate } from 'react-router';

interface HistoryState {
  isDialog?: boolean;
}

/** What a step of the history remembers that was made by opening a dialog: going back closes it. */
export const DIALOG_STEP = { isDialog: true } satisfies HistoryState;

/**
 * How a dialog that stands in the address is left: by going back to where it was opened, or, opened by a link or after
 * a reload of an address that came from elsewhere, by writing over the address.
 */
export function useLeaveDialog(): (overwrite: () => void) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (overwrite) => {
    if ((state as HistoryState | null)?.isDialog) void navigate(-1);
    else overwrite();
  };
}
