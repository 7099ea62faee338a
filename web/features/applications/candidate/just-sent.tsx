import { lazy, Suspense } from 'react';
import { useSession } from '#web/lib/api/session.ts';

// Lazy, since most visitors have sent nothing.
const UndoBar = lazy(() => import('./undo-bar.tsx'));

/** Lets a candidate take back what they just sent, on every page they go to. */
export function JustSent() {
  const { user } = useSession();
  if (user?.userType !== 'JOBSEEKER') return null;
  return (
    <Suspense>
      <UndoBar />
    </Suspense>
  );
}
