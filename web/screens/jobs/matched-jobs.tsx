import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigationType, useParams } from 'react-router';
import { listMatchedJobs } from '#contract/jobs/matched-jobs.ts';
import { filterOf } from '#web/features/jobs/board/board-search.ts';
import { FILTERS, JobFilterPanel } from '#web/features/jobs/job-filters.tsx';
import { ReportPlace } from '#web/features/profiles/report-place.tsx';
import { SaveSearchDialog } from '#web/features/saved-searches/save-search-dialog.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { IconChevronLeft } from '#web/ui/icons/controls.ts';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { type Board, BoardHead, BoardRows, foundIn, useMatchedSearch } from './matched-board.tsx';
import classes from './matched-jobs.module.css';
import { OpenJob } from './open-job.tsx';

/** The job beside the list. */
function JobPane({ jobId, isAskedFor }: { jobId: string; isAskedFor: boolean }) {
  return (
    <section className={classes.detail} aria-label="Job">
      <OpenJob jobId={jobId} isAskedFor={isAskedFor} isPage={false} />
    </section>
  );
}

/** The job on narrow screens, with a link back to the list. */
function JobPage({ jobId, board: { address } }: { jobId: string; board: Board }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Jobs', to: address }, { label: 'Job' }]} />
      <Link
        className={classes.back}
        to={address}
        onClick={(event) => {
          // Going back restores the scroll position of the list; a new navigation would start at its top.
          if (!isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <IconChevronLeft className="icon" size={18} stroke={1.6} aria-hidden="true" />
        All jobs
      </Link>
      <OpenJob jobId={jobId} isAskedFor isPage />
    </>
  );
}

const PREFIX = 'scroll:';

/**
 * Restores the scroll position of a list after Back and reload, stored under its name. Without an
 * element of its own the list scrolls with the page. `isReady` once its rows are rendered: before,
 * there is nothing to scroll.
 */
export function useSavedScroll(
  own: RefObject<HTMLElement | null> | 'page',
  name: string,
  isReady: boolean,
): void {
  const came = useNavigationType();
  const isAsBefore = came === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: put back once, when the rows stand.
  useLayoutEffect(() => {
    if (!isReady || !isAsBefore) return;
    const top = savedTop(PREFIX + name);
    if (own === 'page') window.scrollTo(0, top);
    else if (own.current) own.current.scrollTop = top;
  }, [own, isReady]);
  useEffect(() => {
    const target = own === 'page' ? window : own.current;
    if (!target || !isReady) return;
    const keep = () => {
      const top = target instanceof Window ? target.scrollY : target.scrollTop;
      keepTop(PREFIX + name, Math.round(top));
    };
    target.addEventListener('scroll', keep, { passive: true });
    return () => target.removeEventListener('scroll', keep);
  }, [own, name, isReady]);
}

function keepTop(key: string, top: number): void {
  try {
    sessionStorage.setItem(key, String(top));
  } catch {
    // If storage is forbidden, the list starts at its top.
  }
}

function savedTop(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

/** Jobs for a candidate: list and job side by side, or one at a time on narrow screens. */
export function MatchedJobs() {
  const { jobId } = useParams();
  const isWide = useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const state = useMatchedSearch(jobId);
  const jobs = useEndpoint(listMatchedJobs, { query: state.search }, { keepPrevious: true });
  const [isFiltering, setFiltering] = useState(false);
  const board: Board = { ...state, jobs, shownId: jobId, onFilter: () => setFiltering(true) };
  const opened = useRef(jobId);
  if (jobId) opened.current = jobId;
  return (
    // Dialogs are rendered above both layouts, so that they stay open when a tablet is turned.
    <ReportPlace>
      {isWide ? (
        <Panes board={board} jobId={jobId} />
      ) : jobId ? (
        <JobPage key={jobId} jobId={jobId} board={board} />
      ) : (
        <List board={board} opened={opened.current} />
      )}
      <SaveSearchDialog filter={filterOf(state.search)} />
      <JobFilterPanel
        search={state.search}
        change={state.change}
        found={foundIn(jobs.data)}
        opened={isFiltering}
        onClose={() => {
          setFiltering(false);
          focusLater(FILTERS);
        }}
      />
    </ReportPlace>
  );
}

/** On a phone the list scrolls with the page; on return the opened row is in view. */
function List({ board, opened }: { board: Board; opened: string | undefined }) {
  const isReady = board.jobs.data !== undefined;
  useSavedScroll('page', board.address, isReady);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming back.
  useEffect(() => {
    if (opened) rowOf(opened)?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Jobs' }]} />
      <BoardHead board={board} />
      <section className={classes.sheet} aria-label="Open jobs" aria-busy={board.jobs.isFetching}>
        <BoardRows board={board} isBeside={false} />
      </section>
    </>
  );
}

function Panes({ board, jobId }: { board: Board; jobId: string | undefined }) {
  const list = useRef<HTMLElement>(null);
  const { data } = board.jobs;
  const first = data?.content[0]?.id;
  const shownId = jobId ?? first;
  useSavedScroll(list, board.address, data !== undefined);
  useRowInView(jobId);
  return (
    <div className={classes.screen}>
      <Breadcrumbs crumbs={[{ label: 'Jobs' }]} />
      <BoardHead board={board} />
      <div className={classes.panes}>
        <section ref={list} className={classes.list} aria-label="Open jobs" aria-busy={board.jobs.isFetching}>
          <BoardRows board={{ ...board, shownId }} isBeside />
        </section>
        {shownId && <JobPane key={shownId} jobId={shownId} isAskedFor={jobId !== undefined} />}
      </div>
    </div>
  );
}

/** When another job opens beside the list, by Back for instance, its row is scrolled into view. */
function useRowInView(jobId: string | undefined): void {
  const shown = useRef(jobId);
  useEffect(() => {
    if (shown.current === jobId) return;
    shown.current = jobId;
    if (jobId) rowOf(jobId)?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [jobId]);
}

function rowOf(jobId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a[data-job="${CSS.escape(jobId)}"]`);
}
