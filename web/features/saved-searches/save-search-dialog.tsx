import { useEffect, useRef } from 'react';
import type { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { useActAddress } from '#web/ui/overlays/use-act-address.ts';

const NamedSearch = lazyDialog(async () => (await import('./named-search-dialog.tsx')).NamedSearch);

/** Its name in the address, and the id of the button. */
export const SAVE_SEARCH = 'save-search';

/** Asks for a name, with a suggestion, and whether to mail results; open while the address says so. */
export function SaveSearchDialog({ filter }: { filter: JobsFilter }) {
  const { isOpen, close } = useActAddress(SAVE_SEARCH);
  const wasOpen = useRef(false);
  // By id, since another button may have replaced the opener after a change of layout.
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusLater(SAVE_SEARCH);
    wasOpen.current = isOpen;
  }, [isOpen]);
  return <NamedSearch opened={isOpen} filter={filter} onClose={close} />;
}
