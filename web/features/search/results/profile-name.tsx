import { Link, useSearchParams } from 'react-router';
import { DIALOG_STEP } from '#web/lib/use-leave-dialog.ts';

/**
 * A name that opens the profile beside the list, which stays as it is: a step of its own, so that Back closes it. By
 * itself, for its address changes with each filter, and nothing else of a card does.
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
