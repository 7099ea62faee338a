import { useEscape } from './use-escape.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** What every dialog and panel is given: Escape closes the top one alone, and the focus goes back where it was. */
export function useOverlay(opened: boolean, onClose: () => void) {
  useReturnFocus(opened);
  useEscape(opened, onClose);
  return { opened, onClose, closeOnEscape: false };
}
