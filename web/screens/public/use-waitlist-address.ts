import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';

/** The parameter that names it. */
export const KEY = 'waitlist';

interface Overlay {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Which waitlist is open stands in the address: a reload leaves it open, and the phone's Back closes it. */
export function useWaitlistAddress(name: string, { isOpen, open, close }: Overlay) {
  const [params, setParams] = useSearchParams();
  const leave = useLeaveDialog();
  const isAsked = params.get(KEY) === name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides; the overlay follows.
  useEffect(() => {
    if (isAsked && !isOpen) open();
    if (!isAsked && isOpen) close();
  }, [isAsked]);

  const write = (changes: (next: URLSearchParams) => void, step: { replace: boolean; state?: object }) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        changes(next);
        return next;
      },
      { ...step, preventScrollReset: true },
    );

  return {
    ask: () => write((next) => next.set(KEY, name), { replace: false, state: DIALOG_STEP }),
    leave: () => leave(() => write((next) => next.delete(KEY), { replace: true })),
  };
}
