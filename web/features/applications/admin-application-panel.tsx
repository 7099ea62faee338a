import { Link } from 'react-router';
import { type AdminApplication, adminGetApplication } from '#contract/applications/admin-applications.ts';
import { APPLICATION_SOURCE_LABELS } from '#contract/labels/applications.ts';
import { EventList } from '#web/features/applications/event-list.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import classes from './admin-applications.module.css';
import { stayInWords, WaitingOn } from './admin-applications-table.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { eventInWords } from './candidate/thread-words.ts';

interface AdminApplicationPanelProps {
  /** The panel is closed without an id. */
  applicationId: string | undefined;
  onClose: () => void;
}

/** A read-only panel beside the list: the state of an application and its history. */
export function AdminApplicationPanel({ applicationId, onClose }: AdminApplicationPanelProps) {
  const isOpen = applicationId !== undefined;
  const application = useEndpoint(
    adminGetApplication,
    { params: { id: applicationId ?? '' } },
    { enabled: isOpen },
  );
  const { data, error } = application;
  return (
    <SidePanel opened={isOpen} onClose={onClose} title={data?.candidate.name ?? 'Application'}>
      <LoadFailure reading={application} />
      {!error && !data && <LoadingText lines={8} />}
      {data && !error && <Details application={data} />}
    </SidePanel>
  );
}

function Details({ application }: { application: AdminApplication }) {
  const { candidate, job, company, status, ending, source, statusChangedAt } = application;
  const { createdAt, appliedAt, candidateNote, history } = application;
  return (
    <div className={classes.sections}>
      <DescriptionList
        termWidth={140}
        items={[
          [
            'Candidate',
            <Link key="candidate" to={`/admin/candidates/${candidate.id}`}>
              {candidate.name}
            </Link>,
          ],
          [
            'Job',
            <Link key="job" to={`/admin/jobs?job=${job.id}`}>
              {job.title}
            </Link>,
          ],
          ['Company', company.name],
          ['Stage', <ApplicationBadge key="stage" status={status} ending={ending} viewer="recruiter" />],
          ['In this stage', stayInWords(statusChangedAt, new Date())],
          ['Waiting on', <WaitingOn key="turn" application={application} />],
          ['Source', APPLICATION_SOURCE_LABELS[source]],
          ['Begun', formatDateTime(createdAt)],
          ['Applied', appliedAt && formatDateTime(appliedAt)],
          ['Note', candidateNote],
        ]}
      />
      <section>
        <h3>History</h3>
        <EventList className={classes.history} events={history} wordsOf={eventInWords} />
      </section>
    </div>
  );
}
