import { lazy, Suspense, useLayoutEffect } from 'react';
import { getSession, type SessionUser, useSession } from '#web/lib/api/session.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { LogoMark } from '#web/ui/brand/logo.tsx';
import PublicLayout from '../public/public-layout.tsx';
import classes from './jobs-frame.module.css';

const loadCandidateJobs = () => import('./candidate-jobs.tsx');
const CandidateJobs = lazy(loadCandidateJobs);

function isCandidate(user: SessionUser | null): boolean {
  return user?.userType === 'JOBSEEKER' && user.isActive !== false;
}

if (isCandidate(getSession().user)) void loadCandidateJobs().catch(() => undefined);

/**
 * Jobs have the same addresses for everybody: candidates find them among their own screens, all others on public
 * pages, which are prerendered.
 */
export default function JobsFrame() {
  const { user } = useSession();
  useShownOnceFramed();
  if (!isCandidate(user)) return <PublicLayout />;
  return (
    <Suspense fallback={<Start />}>
      <CandidateJobs />
    </Suspense>
  );
}

/** Ends the wait that `before-scripts.js` began: from here on the page stands in the right frame. */
function useShownOnceFramed(): void {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.awaitsFrame;
  }, [isHydrated]);
}

function Start() {
  return (
    <div className={classes.start} role="status" aria-label="Loading">
      <LogoMark size={40} />
    </div>
  );
}
