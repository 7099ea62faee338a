import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { getSession, type SessionUser, useSession } from '#web/lib/api/session.ts';
import { useLeaveWhenSessionEnds } from '#web/lib/guard.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';
import { Start } from '#web/ui/brand/start.tsx';
import PublicLayout from '../public/public-layout.tsx';
import classes from './jobs-frame.module.css';

const loadCandidateJobs = () => import('./candidate-jobs.tsx');
const CandidateJobs = lazy(loadCandidateJobs);

function isCandidate(user: SessionUser | null): boolean {
  return user?.userType === 'JOBSEEKER' && user.isActive !== false;
}

if (isCandidate(getSession().user)) void loadCandidateJobs().catch(() => undefined);

/**
 * Jobs have the same addresses for everybody: candidates see them among their own screens, all others on
 * public pages, which are prerendered.
 */
export default function JobsFrame() {
  const { user } = useSession();
  useShownOnceFramed();
  const wasFramed = useRef(false);
  if (isCandidate(user)) wasFramed.current = true;
  else if (wasFramed.current && (!user || user.isActive === false)) return <Leave />;
  if (!isCandidate(user)) {
    return (
      <>
        <PublicLayout />
        <div className={classes.awaited}>
          <Start />
        </div>
      </>
    );
  }
  return (
    <Suspense fallback={<Start />}>
      <CandidateJobs />
    </Suspense>
  );
}

/** Ends the wait that `before-scripts.js` began: the page is now in the right layout. */
function useShownOnceFramed(): void {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.awaitsFrame;
  }, [isHydrated]);
}

/** A user who signs out on a job page leaves it like any other screen, instead of staying as a visitor. */
function Leave() {
  useLeaveWhenSessionEnds();
  return null;
}
