import { type ReactNode, useState } from 'react';
import type { Application } from '#contract/applications/application.ts';
import { getApplication } from '#contract/applications/recruiter-applications.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { ApplicationDetails } from './application-details.tsx';
import { nameOf } from './application-text.ts';

interface ApplicationPanelProps {
  /** Nothing is open without one. */
  applicationId: string | undefined;
  mayDecide: boolean;
  /** What follows the decisions: another feature's part of the application. */
  extra?: ((application: Application) => ReactNode) | undefined;
  /** Under the details: what is said between the two. */
  messages: (application: Application) => ReactNode;
  onClose: () => void;
}

/** One application beside the list: the score's working, how to reach the person, what happened so far. */
export function ApplicationPanel({
  applicationId,
  mayDecide,
  extra,
  messages,
  onClose,
}: ApplicationPanelProps) {
  // The last one stays while the panel slides away.
  const [last, setLast] = useState<Application>();
  const application = useEndpoint(
    getApplication,
    { params: { id: applicationId ?? '' } },
    { enabled: applicationId !== undefined },
  );
  const shown = application.data ?? (applicationId ? undefined : last);
  if (application.data && application.data !== last) setLast(application.data);
  return (
    <SidePanel
      opened={applicationId !== undefined}
      onClose={onClose}
      title={shown ? nameOf(shown.candidate) : 'Application'}
      size={640}
    >
      {application.error && (
        <ErrorPanel message={application.error.message} onRetry={() => application.refetch()} />
      )}
      {!application.error && !shown && <LoadingText lines={6} />}
      {shown && <ApplicationDetails application={shown} mayDecide={mayDecide} extra={extra?.(shown)} />}
      {shown && <div style={{ marginTop: 24 }}>{messages(shown)}</div>}
    </SidePanel>
  );
}
