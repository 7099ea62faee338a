import { lazy, Suspense } from 'react';
import { useSession } from '#web/lib/api/session.ts';

// Most who come here have sent nothing.
const UndoBar = lazy(() => import('./undo-bar.tsx'));

/** What a candidate has just sent can be taken back on whatever page they go on to. */
export function JustSent() {
  const { user } = useSession();
  if (user?.userType !== 'JOBSEEKER') return null;
  return (
    <Suspense>
      <UndoBar />
    </Suspense>
  );
}
