import { useState } from 'react';
import { faultsOf, isEmpty, type SlotDraft } from '#web/features/interviews/slots/slot-drafts.ts';

/** What is wrong with the times: said from the first try on until it is right. */
export function useTimesCheck(drafts: readonly SlotDraft[], duration: number) {
  const [tries, setTries] = useState(0);
  const find = () => faultsOf(drafts, duration, new Date());
  const isMissing = drafts.every(isEmpty);
  return {
    /** As the key of what is said above the form, it is read again after each try. */
    tries,
    isMissing: tries > 0 && isMissing,
    faults: tries > 0 ? find() : new Map<string, string>(),
    /** Whether they can be sent; if not, it leads to the first that is wrong. */
    check(form: HTMLFormElement): boolean {
      setTries(tries + 1);
      const isFaulty = find().size > 0;
      if (isFaulty) focusFault(form);
      return !isFaulty && !isMissing;
    },
  };
}

/** Once its fault stands there: it may lie far above or below the button. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const row = form.querySelector('[data-fault]');
    row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  });
}
