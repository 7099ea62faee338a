import { Button, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { getRecruiterInterview, listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { CalendarFeed } from '#web/features/interviews/candidate/calendar-feed.tsx';
import { InterviewFilters } from '#web/features/interviews/queue/interview-filters.tsx';
import {
  InterviewSearch,
  isFiltered,
  NO_FILTER,
  type View,
} from '#web/features/interviews/queue/interview-search.ts';
import classes from '#web/features/interviews/queue/interview-table.module.css';
import {
  bySection,
  ColumnNames,
  InterviewTable,
  type RowsProps,
  SECTION_TITLES,
  sectionOf,
} from '#web/features/interviews/queue/interview-table.tsx';
import { TeamWeek } from '#web/features/interviews/team-week.tsx';
import { useAddressDialog } from '#web/features/interviews/use-address-dialog.ts';
import { useNow } from '#web/features/interviews/use-now.ts';
import { useSubject } from '#web/features/interviews/use-subject.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { useRovingRows } from '#web/ui/table/use-roving-rows.ts';
import type { RecruiterDialogKind } from './recruiter-dialog-kinds.ts';

/** Open interviews, grouped by what they wait for. */
function OpenInterviews(props: RowsProps) {
  const rows = useRovingRows<HTMLDivElement>();
  if (props.interviews.length === 0) return null;
  return (
    <Card flush>
      <ColumnNames {...props} />
      <div {...rows}>
        {bySection(props.interviews, props.now).map(([section, interviews]) => (
          <section key={section} aria-labelledby={`interviews-${section}`}>
            <h2 id={`interviews-${section}`} className={classes.group}>
              {SECTION_TITLES[section]} <span className={classes.count}>{interviews.length}</span>
            </h2>
            <InterviewTable {...props} interviews={interviews} caption={SECTION_TITLES[section]} hidesHead />
          </section>
        ))}
      </div>
    </Card>
  );
}

/** Interviews that are over, with any outcome. */
function PastInterviews(props: RowsProps) {
  const rows = useRovingRows<HTMLDivElement>();
  if (props.interviews.length === 0) return null;
  return (
    <Card flush>
      <div {...rows}>
        <InterviewTable {...props} caption="Past interviews" isPast />
      </div>
    </Card>
  );
}

const RecruiterDialogs = lazyDialog(async () => (await import('./recruiter-dialogs.tsx')).RecruiterDialogs);

const ACTIONS = { value: 'actions', label: 'Actions' };
const LEADS = {
  actions: 'All that waits for your company, by due time.',
  week: 'What your team has booked.',
};
const LISTS = [
  { value: 'open', label: 'Open' },
  { value: 'week', label: 'Week' },
  { value: 'past', label: 'Past' },
];
/** Open interviews beyond one page are reached with the pager. */
const OPEN_SIZE = 100;
const PAST_SIZE = 20;

/** The filters of the company's pending actions, and their paging. */
export interface ActionsWish {
  search: InterviewSearch;
  ownerId: string | undefined;
  onPage: (page: number) => void;
  onClear: () => void;
}

interface RecruiterInterviewsProps {
  /** False for viewers. */
  canAct: boolean;
  /** All pending actions of the company, not only those of interviews. */
  actions: (wish: ActionsWish) => ReactNode;
}

/** Every interview of the company: pending ones by who has to act, and past ones. */
export function RecruiterInterviews({ canAct, actions }: RecruiterInterviewsProps) {
  const [search, change] = useSearch(InterviewSearch);
  const { page, q, job, who } = search;
  const view = canAct || search.view !== 'actions' ? search.view : 'open';
  const me = useSession().user?.id;
  const whose = who === 'me' ? me : who;
  const isOpen = view !== 'past';
  const isList = view === 'open' || view === 'past';
  const list = useEndpoint(
    listRecruiterInterviews,
    {
      query: {
        view: isOpen ? 'open' : 'past',
        page,
        size: isOpen ? OPEN_SIZE : PAST_SIZE,
        search: q,
        jobId: job,
        interviewerId: whose,
      },
    },
    { keepPrevious: true, enabled: isList },
  );
  const now = useNow();
  const dialog = search.interview
    ? ({ kind: canAct ? search.act : 'details', id: search.interview } as const)
    : null;
  const { open, close } = useAddressDialog<RecruiterDialogKind>(dialog, (next, step) =>
    change({ interview: next?.id, act: next?.kind, page }, step),
  );
  const rows = list.data?.content ?? [];
  const listed = isList ? list.data?.content : [];
  const subject = useSubject(dialog, listed, getRecruiterInterview);
  const shared = { interviews: rows, now, canAct, onOpen: open };
  const narrow = (changes: Partial<InterviewSearch>) => change(changes, { replace: true });
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Interviews' }]} />
      <PageHeader
        title="Interviews"
        lead={isList ? (list.data ? leadOf(view, list.data, now) : '\u00a0') : LEADS[view]}
        actions={
          <>
            <CalendarFeed />
            <SegmentedControl
              style={{ alignSelf: 'center' }}
              aria-label="Which interviews"
              value={view}
              data={canAct ? [ACTIONS, ...LISTS] : LISTS}
              onChange={(next) => narrow({ view: next as View, interview: undefined, act: undefined })}
            />
          </>
        }
      />
      <InterviewFilters search={{ ...search, view }} onChange={narrow} />
      {view === 'actions' &&
        actions({
          search,
          ownerId: whose,
          onPage: (next) => change({ page: next }),
          onClear: () => narrow(NO_FILTER),
        })}
      {view === 'week' && (
        <TeamWeek
          week={search.week}
          filter={{ jobId: job, interviewerId: whose, search: q }}
          now={now}
          onWeek={(week) => narrow({ week })}
          onOpen={(id) => open('details', id)}
        />
      )}
      {isList && (
        <>
          {!list.data && <LoadFailure reading={list} />}
          {list.isPending && (
            <Card flush>
              <LoadingRows count={4} />
            </Card>
          )}
          {list.data && rows.length === 0 && (
            <NoInterviews isPast={!isOpen} isFiltered={isFiltered(search)} />
          )}
          {isOpen ? <OpenInterviews {...shared} /> : <PastInterviews {...shared} />}
          {list.data && list.data.totalPages > 1 && (
            <Pager page={list.data} onChange={(next) => change({ page: next })} bordered={false} />
          )}
        </>
      )}
      {dialog && subject && (
        <RecruiterDialogs
          key={`${dialog.kind} ${dialog.id}`}
          kind={dialog.kind}
          interview={subject}
          onNext={(kind) => open(kind, dialog.id)}
          onClose={close}
        />
      )}
    </>
  );
}

interface Listed {
  content: readonly RecruiterInterview[];
  totalElements: number;
}

function leadOf(view: View, { content, totalElements: total }: Listed, now: Date): string {
  if (view === 'past') return total === 1 ? '1 interview is over.' : `${total} interviews are over.`;
  if (total === 0) return 'Nothing is under way.';
  const toPick = content.filter(({ nextAct }) => nextAct === 'PICK_TIME').length;
  const booked = content.filter(({ status }) => status === 'SCHEDULED').length;
  const waiting = content.filter((interview) => sectionOf(interview, now) === 'THEIRS').length;
  return `${toPick} to pick a time for, ${booked} booked, ${waiting} awaiting a reply.`;
}

function NoInterviews({ isPast, isFiltered: isNarrowed }: { isPast: boolean; isFiltered: boolean }) {
  if (isNarrowed) {
    return (
      <Card flush>
        <EmptyState heading="h2" title="No interview matches">
          Other words, or fewer filters, show more.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <EmptyState
        heading="h2"
        title={isPast ? 'Past interviews will be here' : 'No interviews under way'}
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
