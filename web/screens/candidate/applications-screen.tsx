import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { listMyApplications, type MyApplication } from '#contract/applications/candidate-applications.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import {
  MyApplicationMenu,
  StatusFilter,
  statusLabel,
} from '#web/features/applications/candidate/my-application-actions.tsx';
import { Thread } from '#web/features/applications/candidate/thread.tsx';
import { mostUrgent } from '#web/features/applications/candidate/thread-words.ts';
import { useNow } from '#web/features/interviews/use-now.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { requireUser } from '#web/lib/guard.ts';
import { Card } from '#web/ui/display/card.tsx';
import classes from '#web/ui/display/card-list.module.css';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

interface ApplicationLinksProps {
  application: MyApplication;
  /** The most urgent of the list: its button is the filled one. */
  isMostUrgent: boolean;
}

/** The links to continue an application; while it can be undone it is nobody's turn yet. */
function ApplicationLinks({ application, isMostUrgent }: ApplicationLinksProps) {
  const { canUndo, job } = application;
  if (canUndo) return null;
  return (
    <span className={classes.corner}>
      <AnswerLink application={application} isMostUrgent={isMostUrgent} />
      <Button
        component={Link}
        to={`/messages?with=${job.company.id}`}
        size="xs"
        variant="default"
        aria-label={`Messages with ${job.company.name}`}
      >
        Messages
      </Button>
    </span>
  );
}

function AnswerLink({ application: { turn, interview, offer }, isMostUrgent }: ApplicationLinksProps) {
  const variant = isMostUrgent ? 'filled' : 'default';
  if (turn?.act === 'REPLY' && interview) {
    return (
      <Button
        component={Link}
        to={`/interview-requests/pending?request=${interview.id}&act=accept`}
        size="xs"
        variant={variant}
      >
        Answer the request
      </Button>
    );
  }
  if (!offer) return null;
  return (
    <Button component={Link} to={`/offers?offer=${offer.id}`} size="xs" variant={variant}>
      {turn?.act === 'ANSWER_OFFER' ? 'Answer the offer' : 'See the offer'}
    </Button>
  );
}

export const clientLoader = requireUser(['JOBSEEKER']);
export const meta = () => [{ title: 'Applications | Medallist' }];

const Search = {
  status: param.oneOf(APPLICATION_STATUSES),
  page: param.page,
};

export default function ApplicationsScreen() {
  const [search, change] = useSearch(Search);
  const now = useNow();
  const mine = useEndpoint(listMyApplications, { query: search }, { keepPrevious: true });
  const hasNone = mine.data?.totalElements === 0 && !search.status;
  const urgent = mostUrgent(mine.data?.content ?? []);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Applications' }]} />
      <PageHeader
        title="Applications"
        lead={mine.data && situation(mine.data.totalElements, search.status)}
        actions={
          !hasNone && (
            <>
              <StatusFilter status={search.status} onChange={(status) => change({ status })} />
              <Button component={Link} to="/jobs" variant="default">
                Browse jobs
              </Button>
            </>
          )
        }
      />
      <LoadFailure reading={mine} />
      {mine.isPending && <LoadingRows />}
      {mine.data?.totalElements === 0 && search.status && (
        <Card flush>
          <EmptyState heading="h2" title="No application has this status">
            Choose another status to see the others.
          </EmptyState>
        </Card>
      )}
      {hasNone && (
        <Card flush>
          <VisuallyHidden component="h2">Your applications</VisuallyHidden>
          <EmptyState
            title="No applications yet"
            action={
              <Button component={Link} to="/jobs">
                Browse jobs
              </Button>
            }
          >
            Jobs you apply to, and those you are invited to, appear here with their status.
          </EmptyState>
        </Card>
      )}
      <div className={classes.list}>
        {mine.data?.content.map((application) => {
          const { id, job } = application;
          return (
            <JobCard
              key={id}
              job={job}
              {...(job.isOpen ? { to: `/jobs/${job.id}` } : {})}
              badge={<ApplicationBadge {...application} viewer="candidate" />}
              corner={<MyApplicationMenu application={application} />}
              note={<Thread application={application} now={now} />}
              action={<ApplicationLinks application={application} isMostUrgent={application === urgent} />}
            />
          );
        })}
      </div>
      {mine.data && <Pager page={mine.data} onChange={(page) => change({ page })} bordered={false} />}
    </>
  );
}

function situation(total: number, status: ApplicationStatus | undefined): string {
  if (total === 0 && !status) return 'You have not applied yet.';
  if (!status) return `${count(total, 'job')} you applied to or were invited to.`;
  return `${count(total, 'job')}: ${statusLabel(status).toLowerCase()}.`;
}
