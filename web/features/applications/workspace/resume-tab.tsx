import { lazy, Suspense } from 'react';
import type { Application } from '#contract/applications/application.ts';
import { absenceOf } from '#contract/labels/applications.ts';
import { ResumeLink } from '#web/features/applications/resume-link.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import classes from './resume-tab.module.css';

const ResumePages = lazy(() => import('./resume-pages.tsx'));

/** The uploaded resume, shown inline; the file itself can be downloaded through a one-time link. */
export function ResumeTab({ application: { candidate, contact } }: { application: Application }) {
  const { firstName, presence } = candidate;
  if (absenceOf(presence)) return <EmptyState title="No resume">{firstName} has taken it along.</EmptyState>;
  if (!contact) {
    return (
      <EmptyState title="Not shared yet">
        The resume opens once {firstName} applies or accepts a request.
      </EmptyState>
    );
  }
  if (!contact.resumeFileId) {
    return (
      <EmptyState title="No resume uploaded">The profile says what {firstName} has told so far.</EmptyState>
    );
  }
  return (
    <div className={classes.resume}>
      <ResumeLink fileId={contact.resumeFileId} />
      <Suspense fallback={<LoadingText lines={8} />}>
        <ResumePages key={contact.resumeFileId} fileId={contact.resumeFileId} name={firstName} />
      </Suspense>
    </div>
  );
}
