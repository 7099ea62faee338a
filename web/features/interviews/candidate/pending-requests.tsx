import { Button } from '@mantine/core';
import { getCandidateInterview, listPendingInterviews } from '#contract/interviews/candidate.ts';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { movesOf } from '#contract/interviews/state.ts';
import {
  INTERVIEW_TYPE_LABELS,
  INTERVIEW_TYPES,
  PRIORITIES,
  PRIORITY_LABELS,
} from '#contract/labels/interviews.ts';
import type { DialogKind } from '#web/features/interviews/candidate-dialogs/interview-dialogs.tsx';
import { InterviewBadges } from '#web/features/interviews/interview-badges.tsx';
import { InterviewRow } from '#web/features/interviews/interview-row.tsx';
import { matchesSearch, payInWords, placeInWords } from '#web/features/interviews/interview-words.ts';
import { replyBy } from '#web/features/interviews/slots/when.ts';
import { useAddressDialog } from '#web/features/interviews/use-address-dialog.ts';
import { useNow } from '#web/features/interviews/use-now.ts';
import { useSubject } from '#web/features/interviews/use-subject.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { OwnZone } from '#web/ui/display/own-zone.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { CheckMenu } from '#web/ui/fields/check-menu.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { IconFlag } from '#web/ui/icons/acts.ts';
import { IconCategory2 } from '#web/ui/icons/work.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

/** The filters of the pending requests, as stored in the address. */
const RequestSearch = {
  q: param.text,
  priority: param.list(param.oneOf(PRIORITIES)),
  type: param.list(param.oneOf(INTERVIEW_TYPES)),
  /** The request of the open dialog, and the dialog: the details unless `act` names another. */
  request: param.optionalText,
  act: param.oneOf(['details', 'accept', 'decline'], 'details'),
};
type RequestSearch = Values<typeof RequestSearch>;

function matches({ q, priority, type }: RequestSearch, interview: CandidateInterview): boolean {
  const { company, jobRole } = interview;
  return (
    matchesSearch(q, [company.name, jobRole.title, jobRole.location]) &&
    (priority.length === 0 || priority.includes(interview.priority)) &&
    (type.length === 0 || type.includes(interview.interviewType))
  );
}

interface RequestListProps {
  interviews: readonly CandidateInterview[];
  now: Date;
  onOpen: (kind: DialogKind, id: string) => void;
}

/** Requests that wait for a reply. */
export function RequestList({ interviews, now, onOpen }: RequestListProps) {
  return interviews.map((interview) => (
    <InterviewRow
      key={interview.id}
      id={interview.id}
      lead={<InitialTile name={interview.company.name} src={interview.company.logo} size={48} />}
      title={interview.jobRole.title}
      heading="h2"
      meta={[interview.company.name, placeInWords(interview.jobRole), payInWords(interview)]}
      badges={<InterviewBadges interview={interview} />}
      aside={
        <>
          <DeadlineBadge deadline={interview.respondByDate} />
          <p>
            {replyBy(interview.respondByDate, now)}
            <OwnZone at={interview.respondByDate} />
          </p>
        </>
      }
      actions={
        <RequestActions interview={interview} now={now} onOpen={(kind) => onOpen(kind, interview.id)} />
      }
    />
  ));
}

interface RequestActionsProps {
  interview: CandidateInterview;
  now: Date;
  onOpen: (kind: DialogKind) => void;
  /** Inside the details: without a link to them, and with accepting as the main action. */
  inDetails?: boolean;
}

function RequestActions({ interview, now, onOpen, inDetails = false }: RequestActionsProps) {
  const name = `${interview.jobRole.title}, ${interview.company.name}`;
  const size = inDetails ? 'sm' : 'xs';
  const moves = movesOf(interview, 'CANDIDATE', now);
  const accept = moves.includes('ACCEPT') && (
    <Button
      size={size}
      variant={inDetails ? 'filled' : 'default'}
      aria-label={`Accept: ${name}`}
      onClick={() => onOpen('accept')}
    >
      Accept
    </Button>
  );
  const decline = moves.includes('DECLINE') && (
    <Button size={size} variant="default" aria-label={`Decline: ${name}`} onClick={() => onOpen('decline')}>
      Decline
    </Button>
  );
  if (inDetails) {
    return (
      <>
        {accept}
        {decline}
      </>
    );
  }
  return (
    <>
      <Button size={size} variant="subtle" aria-label={`Details: ${name}`} onClick={() => onOpen('details')}>
        Details
      </Button>
      {decline}
      {accept}
    </>
  );
}

const InterviewDialogs = lazyDialog(
  async () =>
    (await import('#web/features/interviews/candidate-dialogs/interview-dialogs.tsx')).InterviewDialogs,
);

const priorities = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] })).reverse();
const types = INTERVIEW_TYPES.map((value) => ({ value, label: INTERVIEW_TYPE_LABELS[value] }));

/** The requests that wait for a reply, with search and filters in the address. */
export function PendingRequests() {
  const [search, change] = useSearch(RequestSearch);
  const requests = useEndpoint(listPendingInterviews, {});
  const now = useNow();
  const all = requests.data?.filter((request) => movesOf(request, 'CANDIDATE', now).includes('ACCEPT'));
  const shown = all?.filter((interview) => matches(search, interview));
  const dialog = search.request ? { kind: search.act, id: search.request } : null;
  const { open, close } = useAddressDialog<DialogKind>(dialog, (next, step) =>
    change({ request: next?.id, act: (next?.kind ?? 'details') as RequestSearch['act'] }, step),
  );
  const subject = useSubject(dialog, all, getCandidateInterview);
  const isFiltered = search.q !== '' || search.priority.length + search.type.length > 0;
  const clear = () => change({ q: '', priority: [], type: [] });

  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/home' }, { label: 'New Interview Requests' }]} />
      <PageHeader title="New Interview Requests" lead={all ? situation(all.length) : '\u00a0'} />
      <FilterBar
        search={search.q}
        onSearch={(q) => change({ q }, { replace: true })}
        placeholder="Search company or role"
        isFiltered={isFiltered}
        onClear={clear}
        end="Sorted by reply-by date"
      >
        <CheckMenu
          label="Priority"
          icon={IconFlag}
          options={priorities}
          value={search.priority}
          onChange={(priority) => change({ priority })}
        />
        <CheckMenu
          label="Type"
          icon={IconCategory2}
          options={types}
          value={search.type}
          onChange={(type) => change({ type })}
        />
      </FilterBar>
      {!requests.data && <LoadFailure reading={requests} title="Failed to load interview requests" />}
      {requests.isPending && (
        <Card flush>
          <LoadingRows count={4} />
        </Card>
      )}
      {shown?.length === 0 && <NoRequests isFiltered={isFiltered} onClear={clear} />}
      {shown && <RequestList interviews={shown} now={now} onOpen={open} />}
      {dialog && subject && (
        <InterviewDialogs
          key={`${dialog.kind} ${dialog.id}`}
          kind={dialog.kind}
          interview={subject}
          onOpen={(kind) => open(kind, dialog.id)}
          onClose={close}
          actions={
            <RequestActions
              interview={subject}
              now={now}
              onOpen={(kind) => open(kind, dialog.id)}
              inDetails
            />
          }
        />
      )}
    </>
  );
}

function situation(count: number): string {
  if (count === 0) return 'No company is waiting for a reply.';
  const who = count === 1 ? '1 company is' : `${count} companies are`;
  return `${who} waiting. Accept by offering times, or decline with a reason.`;
}

function NoRequests({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <Card flush>
      {isFiltered ? (
        <EmptyState
          heading="h2"
          title="No request matches"
          action={
            <Button variant="default" onClick={onClear}>
              Clear filters
            </Button>
          }
        >
          Your search and filters leave nothing over.
        </EmptyState>
      ) : (
        <EmptyState heading="h2" title="Interview requests will be here">
          Recruiters send them to you. A complete profile is found more often.
        </EmptyState>
      )}
    </Card>
  );
}
