import { Button, SegmentedControl } from '@mantine/core';
import { Link } from 'react-router';
import * as z from 'zod';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { getRecruiterInterview, listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import {
  isBooked,
  OPEN_STATUSES,
  PAST_STATUSES,
  TO_ANSWER_STATUSES,
  TO_PICK_STATUSES,
} from '#contract/interviews/transitions.ts';
import { CalendarFeed } from '#web/features/interviews/candidate/calendar-feed.tsx';
import { matchesSearch } from '#web/features/interviews/interview-words.ts';
import { useAddressDialog } from '#web/features/interviews/use-address-dialog.ts';
import { useNow } from '#web/features/interviews/use-now.ts';
import { useSubject } from '#web/features/interviews/use-subject.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSearch } from '#web/lib/use-search.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { RECRUITER_DIALOGS, type RecruiterDialogKind, RecruiterDialogs } from './recruiter-dialogs.tsx';
import {
  AwaitingReply,
  BookedInterviews,
  PastRecruiterInterviews,
  TimesToPick,
} from './recruiter-sections.tsx';

const Search = z.object({
  view: z.enum(['open', 'past']).default('open'),
  q: z.string().default(''),
  page: z.coerce.number().int().min(0).default(0),
  /** About whom something is open, and what: their details when nothing is said. */
  interview: z.string().optional(),
  act: z.enum(RECRUITER_DIALOGS).default('details'),
});

const views = [
  { value: 'open', label: 'Open' },
  { value: 'past', label: 'Past' },
];
/** More open interviews than one page holds are reached page by page. */
const SIZE = 100;

/**
 * Every interview of the company: times to pick, bookings by day, requests without a reply, and the past.
 * Whoever cannot act looks on.
 */
export function RecruiterInterviews({ canAct }: { canAct: boolean }) {
  const [search, change] = useSearch(Search);
  const { view, page, q } = search;
  const status = view === 'open' ? OPEN_STATUSES : PAST_STATUSES;
  const size = view === 'open' ? SIZE : 20;
  const list = useEndpoint(
    listRecruiterInterviews,
    { query: { status, page, size } },
    { keepPrevious: true },
  );
  const now = useNow();
  const dialog = search.interview
    ? ({ kind: canAct ? search.act : 'details', id: search.interview } as const)
    : null;
  const { open, close } = useAddressDialog<RecruiterDialogKind>(dialog, (next, step) =>
    change({ interview: next?.id, act: next?.kind, page }, step),
  );
  const all = list.data?.content ?? [];
  const subject = useSubject(dialog, list.data?.content, getRecruiterInterview);
  const shown = all.filter(({ candidate, job }) => matchesSearch(q, [candidate.name, job.title]));
  const section = { now, canAct, onOpen: open };
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Interviews' }]} />
      <PageHeader
        title="Interviews"
        lead={list.data ? (view === 'open' ? situation(all) : pastLead(list.data.totalElements)) : '\u00a0'}
        actions={
          <>
            <CalendarFeed />
            <SegmentedControl
              style={{ alignSelf: 'center' }}
              aria-label="Which interviews"
              value={view}
              data={views}
              onChange={(next) => change({ view: next as typeof view, interview: undefined, act: undefined })}
            />
          </>
        }
      />
      <FilterBar
        search={q}
        onSearch={(text) => change({ q: text }, { replace: true })}
        placeholder="Search candidate or job"
        isFiltered={q !== ''}
        onClear={() => change({ q: '' })}
        end="All times are IST"
      />
      {list.isError && !list.data && (
        <ErrorPanel
          message={list.error.message}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.isPending && (
        <Card flush>
          <LoadingRows count={4} circle />
        </Card>
      )}
      {list.data && shown.length === 0 && <NoInterviews view={view} isFiltered={q !== ''} />}
      {view === 'open' ? (
        <Open interviews={shown} section={section} />
      ) : (
        <PastRecruiterInterviews interviews={shown} {...section} />
      )}
      {list.data && list.data.totalPages > 1 && (
        <Pager page={list.data} onChange={(next) => change({ page: next })} bordered={false} />
      )}
      {dialog && subject && (
        <RecruiterDialogs
          key={`${dialog.kind} ${dialog.id}`}
          kind={dialog.kind}
          interview={subject}
          onClose={close}
        />
      )}
    </>
  );
}

interface OpenProps {
  interviews: readonly RecruiterInterview[];
  section: { now: Date; canAct: boolean; onOpen: (kind: RecruiterDialogKind, id: string) => void };
}

function Open({ interviews, section }: OpenProps) {
  const { toPick, booked, toAnswer } = byTurn(interviews);
  return (
    <>
      <TimesToPick interviews={toPick} {...section} />
      <BookedInterviews interviews={booked} {...section} />
      <AwaitingReply interviews={toAnswer} {...section} />
    </>
  );
}

/** Open interviews by what they wait for: a pick, their time, or a reply. */
function byTurn(interviews: readonly RecruiterInterview[]) {
  return {
    toPick: interviews.filter(({ status }) => TO_PICK_STATUSES.includes(status)),
    booked: interviews.filter(isBooked),
    toAnswer: interviews.filter(({ status }) => TO_ANSWER_STATUSES.includes(status)),
  };
}

function pastLead(total: number): string {
  return total === 1 ? '1 interview is over.' : `${total} interviews are over.`;
}

function situation(interviews: readonly RecruiterInterview[]): string {
  const { toPick, booked, toAnswer } = byTurn(interviews);
  if (interviews.length === 0) return 'Nothing is under way.';
  return `${toPick.length} to pick a time for, ${booked.length} booked, ${toAnswer.length} awaiting a reply.`;
}

function NoInterviews({ view, isFiltered }: { view: 'open' | 'past'; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Card flush>
        <EmptyState heading="h2" title="No interview matches">
          No candidate or job has this in its name.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <EmptyState
        heading="h2"
        title={view === 'open' ? 'No interviews under way' : 'Past interviews will be here'}
        action={
          <Button component={Link} to="/recruiter/candidates" variant="default">
            Find candidates
          </Button>
        }
      >
        Ask a candidate for an interview and it appears here.
      </EmptyState>
    </Card>
  );
}
