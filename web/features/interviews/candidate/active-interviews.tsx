import { Button, SegmentedControl } from '@mantine/core';
import { Link } from 'react-router';
import {
  getCandidateInterview,
  listAcceptedInterviews,
  listActiveInterviews,
} from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { SENT_STATUSES } from '#contract/interviews/transitions.ts';
import { INTERVIEW_TYPE_LABELS, INTERVIEW_TYPES } from '#contract/labels/interviews.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { dayHeading, isOver } from '#web/features/interviews/slots/when.ts';
import { useAddressDialog } from '#web/features/interviews/use-address-dialog.ts';
import { useNow } from '#web/features/interviews/use-now.ts';
import { useSubject } from '#web/features/interviews/use-subject.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { CheckMenu } from '#web/ui/fields/check-menu.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { IconCategory2 } from '#web/ui/icons/work.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { ActiveActions } from './active-actions.tsx';
import { ActiveList } from './active-list.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { ActiveSearch, addressOf, linkedDialog, matchesActive, PastInterviews } from './past-interviews.tsx';
import { SentActions, SentTimes } from './sent-times.tsx';

const InterviewDialogs = lazyDialog(
  async () =>
    (await import('#web/features/interviews/candidate-dialogs/interview-dialogs.tsx')).InterviewDialogs,
);

const types = INTERVIEW_TYPES.map((value) => ({ value, label: INTERVIEW_TYPE_LABELS[value] }));
const views = [
  { value: 'active', label: 'Active' },
  { value: 'past', label: 'Past' },
];

/** Booked interviews by day, sent times above them, and past interviews behind a switch. */
export function ActiveInterviews() {
  const [search, change] = useSearch(ActiveSearch);
  const active = useEndpoint(listActiveInterviews, {});
  const now = useNow();
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/home' }, { label: 'Active Interviews' }]} />
      <PageHeader
        title="Active Interviews"
        lead={active.data ? situation(active.data, now) : '\u00a0'}
        actions={
          <>
            <CalendarFeed />
            <SegmentedControl
              style={{ alignSelf: 'center' }}
              aria-label="Which interviews"
              value={search.view}
              data={views}
              onChange={(view) => change({ view: view as ActiveSearch['view'], ...addressOf(null) })}
            />
          </>
        }
      />
      {search.view === 'past' ? <PastInterviews /> : <ActiveView now={now} />}
    </>
  );
}

function ActiveView({ now }: { now: Date }) {
  const [search, change] = useSearch(ActiveSearch);
  const active = useEndpoint(listActiveInterviews, {});
  const sent = useEndpoint(listAcceptedInterviews, {});
  const dialog = linkedDialog(search);
  const { open, close } = useAddressDialog<DialogKind>(dialog, (next, step) => change(addressOf(next), step));
  const subject = useSubject(
    dialog,
    active.data && sent.data && [...active.data, ...sent.data],
    getCandidateInterview,
  );
  const shown = active.data?.filter((interview) => matchesActive(search, interview, now));
  const isFiltered = search.q !== '' || search.type.length > 0 || search.soon;
  const clear = () => change({ q: '', type: [], soon: false });
  return (
    <>
      <FilterBar
        search={search.q}
        onSearch={(q) => change({ q }, { replace: true })}
        placeholder="Search company or role"
        isFiltered={isFiltered}
        onClear={clear}
        end="All times are IST"
      >
        <CheckMenu
          label="Type"
          icon={IconCategory2}
          options={types}
          value={search.type}
          onChange={(type) => change({ type })}
        />
        <Button
          variant={search.soon ? 'filled' : 'default'}
          aria-pressed={search.soon}
          onClick={() => change({ soon: !search.soon })}
        >
          Upcoming only (next 24h)
        </Button>
      </FilterBar>
      {!active.data && <LoadFailure reading={active} title="Failed to load active interviews" />}
      {active.isPending && (
        <Card flush>
          <LoadingRows count={3} />
        </Card>
      )}
      {!isFiltered && sent.data && <SentTimes interviews={sent.data} now={now} onOpen={open} />}
      {shown?.length === 0 && <NoInterviews isFiltered={isFiltered} onClear={clear} />}
      {shown && <ActiveList interviews={shown} now={now} onOpen={open} />}
      {dialog && subject && (
        <InterviewDialogs
          key={`${dialog.kind} ${dialog.id}`}
          kind={dialog.kind}
          interview={subject}
          onOpen={(kind) => open(kind, dialog.id)}
          onClose={close}
          actions={
            SENT_STATUSES.includes(subject.status) ? (
              <SentActions
                interview={subject}
                now={now}
                onOpen={(kind) => open(kind, dialog.id)}
                withDetails={false}
              />
            ) : (
              <ActiveActions
                interview={subject}
                now={now}
                onOpen={(kind) => open(kind, dialog.id)}
                withDetails={false}
              />
            )
          }
        />
      )}
    </>
  );
}

/**
 * The summary at the current time: an interview that is over is not counted, and
 * feedback is asked for instead.
 */
function situation(interviews: readonly CandidateInterview[], now: Date): string {
  const over = interviews.filter((interview) => isOver(interview, now));
  const asked = over.length > 0 ? ` ${count(over.length, 'interview')} over: say how it went.` : '';
  const ahead = interviews.filter((interview) => !isOver(interview, now));
  const [first] = ahead;
  if (!first) return asked ? `Nothing else is booked.${asked}` : 'Nothing is booked.';
  const booked = count(ahead.length, 'interview');
  if (!first.startsAt) return `${booked}, waiting for a new time.${asked}`;
  const day = dayHeading(first.startsAt, now);
  const next = day === 'Today' || day === 'Tomorrow' ? day.toLowerCase() : day;
  return `${booked}, the next one ${next} with ${first.company.name}.${asked}`;
}

function NoInterviews({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <Card flush>
      {isFiltered ? (
        <EmptyState
          heading="h2"
          title="No interview matches"
          action={
            <Button variant="default" onClick={onClear}>
              Clear filters
            </Button>
          }
        >
          Your search and filters leave nothing over.
        </EmptyState>
      ) : (
        <EmptyState
          heading="h2"
          title="No interviews booked"
          action={
            <Button component={Link} to="/interview-requests/pending" variant="default">
              See your requests
            </Button>
          }
        >
          Accept a request to book one.
        </EmptyState>
      )}
    </Card>
  );
}
