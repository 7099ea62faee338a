import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Application } from '#contract/applications/application.ts';
import { getApplication } from '#contract/applications/recruiter-applications.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useStepKeys } from '#web/lib/focus/use-step-keys.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { ListSteps } from '#web/ui/table/list-steps.tsx';

/** The ids of the listed applications, in the order of the screen. */
function shownOrder(): string[] {
  const shown = document.querySelectorAll<HTMLElement>('[data-application]');
  return [...new Set([...shown].flatMap(({ dataset }) => dataset.application ?? []))];
}

interface ApplicationPanelProps {
  /** The panel is closed without an id. */
  applicationId: string | undefined;
  /** The workspace of the application. */
  workspace: (application: Application) => ReactNode;
  /** Shows another application of the list instead. */
  onShow: (applicationId: string) => void;
  onClose: () => void;
}

/** One application beside the list; j and k go to the next and the previous. */
export function ApplicationPanel({ applicationId, workspace, onShow, onClose }: ApplicationPanelProps) {
  // The last one stays rendered while the panel slides away.
  const [last, setLast] = useState<Application>();
  const isOpen = applicationId !== undefined;
  const application = useEndpoint(
    getApplication,
    { params: { id: applicationId ?? '' } },
    { enabled: isOpen },
  );
  const shown = application.data ?? (isOpen ? undefined : last);
  if (application.data && application.data !== last) setLast(application.data);
  const order = shownOrder();
  const place = order.indexOf(applicationId ?? '');
  const step = (by: 1 | -1) => {
    const next = place < 0 ? undefined : order[place + by];
    if (next) onShow(next);
  };
  useStepKeys(isOpen, 1, step);
  return (
    <SidePanel
      opened={isOpen}
      onClose={onClose}
      title={shown ? fullName(shown.candidate) : 'Application'}
      size={1120}
    >
      {isOpen && (
        <ListSteps place={place} count={order.length} noun="application" onStep={step}>
          <OpenPage id={applicationId} />
        </ListSteps>
      )}
      {!shown && <LoadFailure reading={application} />}
      {!application.error && !shown && <LoadingText lines={6} />}
      {shown && workspace(shown)}
    </SidePanel>
  );
}

/** Opens it as a page of its own, with the filters of the list. */
function OpenPage({ id }: { id: string }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  for (const name of ['application', 'act', 'interview', 'view', 'out']) query.delete(name);
  const jobId = /^\/recruiter\/jobs\/([^/]+)/.exec(pathname)?.[1];
  if (jobId) query.set('jobId', jobId);
  return (
    <Button component={Link} to={`/recruiter/applications/${id}?${query}`} variant="default" size="xs">
      Open page
    </Button>
  );
}
