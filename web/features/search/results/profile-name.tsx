import { Link, useSearchParams } from 'react-router';
import { DIALOG_STEP } from '#web/lib/use-leave-dialog.ts';

/**
 * A name that opens the profile beside the list with a history entry, so that Back closes it. A component of
 * its own, since its address changes with each filter and the rest of the card does not.
 */
export function ProfileName({ id, children }: { id: string; children: string }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('candidate', id);
  return (
    <Link to={{ search: `?${next}` }} state={DIALOG_STEP} preventScrollReset data-candidate={id}>
      {children}
    </Link>
  );
}
