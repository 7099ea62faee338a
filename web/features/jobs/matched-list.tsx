import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { MATCHED_JOB_SORT_LABELS, MATCHED_JOB_SORTS, type MatchedJob } from '#contract/jobs/matched-jobs.ts';
import type { BoardJob } from '#contract/jobs/public-jobs.ts';
import { applicationStatusBadge } from '#contract/labels/applications.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { ActiveFilterLine } from '#web/ui/filters/active-filters.tsx';
import { FilterButton } from '#web/ui/filters/filter-drawer.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { SortSelect } from '#web/ui/filters/sort-select.tsx';
import { type ChangeSearch, type MatchedSearch, NO_FILTERS } from './board/board-search.ts';
import { salaryOf } from './board/job-facts.ts';
import { activeFilters, FILTERS, useFacets } from './job-filters.tsx';
import classes from './matched-list.module.css';

/** The candidate's relation to a job; an open request takes precedence, since it waits for them. */
export function JobState({ job }: { job: Pick<BoardJob, 'myStatus' | 'myEnding' | 'requestId'> }) {
  const { myStatus, myEnding, requestId } = job;
  if (requestId) return <StatusBadge family="warning">Asked you</StatusBadge>;
  if (!myStatus) return null;
  if (myStatus === 'NEW' || myStatus === 'REVIEWED')
    return <StatusBadge family="info">You applied</StatusBadge>;
  const { label, family } = applicationStatusBadge(myStatus, 'candidate', myEnding);
  return <StatusBadge family={family}>{label}</StatusBadge>;
}

type Step = (place: number, last: number) => number;

const next: Step = (place, last) => Math.min(place + 1, last);
const previous: Step = (place) => Math.max(place - 1, 0);
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: next,
  j: next,
  ArrowUp: previous,
  k: previous,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves the focus along the links of a list with the arrow keys, or with J and K, while it is on one of them.
 */
export function moveAlong(event: KeyboardEvent<HTMLElement>, links: readonly HTMLElement[]): void {
  const step = STEPS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const place = links.indexOf(event.target as HTMLElement);
  if (!step || place === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  links[step(place, links.length - 1)]?.focus();
}

interface MatchedRowProps {
  job: MatchedJob;
  to: string;
  /** True if its detail is shown beside the list. */
  isShown: boolean;
  /** True if details are shown beside the list instead of on a page of their own. */
  isBeside: boolean;
  tabIndex: number | undefined;
  actions?: ReactNode;
}

/** A job in a candidate's list; the whole row is a link. */
function MatchedRow({ job, to, isShown, isBeside, tabIndex, actions }: MatchedRowProps) {
  const { company, location, match } = job;
  const places = location.isRemote ? [location.city, 'Remote'] : [location.city];
  return (
    <li className={classes.row} data-shown={isShown}>
      <InitialTile name={company.name} src={company.logoUrl} />
      <div className={classes.body}>
        <h3 className={classes.title}>
          <Link
            to={to}
            state={{ isFromList: true }}
            preventScrollReset={isBeside}
            data-job={job.id}
            tabIndex={tabIndex}
            aria-current={isShown ? 'true' : undefined}
          >
            {job.title}
          </Link>
        </h3>
        <p className="muted small">{dotted([company.name, ...places])}</p>
        <p className={`small num ${classes.pay}`}>{salaryOf(job.salary).replace(' per year', '')}</p>
        <div className={classes.foot}>
          <JobState job={job} />
          {job.publishedAt && <span className="muted small num">{formatRelative(job.publishedAt)}</span>}
        </div>
      </div>
      <div className={classes.side}>
        {match && <ScoreRing value={match.total} size={44} label="Match" />}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </li>
  );
}

const sorts = MATCHED_JOB_SORTS.map((value) => ({ value, label: MATCHED_JOB_SORT_LABELS[value] }));

interface JobsToolbarProps {
  search: MatchedSearch;
  change: ChangeSearch;
  onFilter: () => void;
}

/**
 * The filters and sort order of the board: text, a drawer of filters, and the active ones, each with
 * a button to remove it.
 */
export function JobsToolbar({ search, change, onFilter }: JobsToolbarProps) {
  const facets = useFacets(search);
  const active = activeFilters(search, facets);
  return (
    <search className={classes.toolbar}>
      <div className={classes.bar}>
        <div className={classes.words}>
          <SearchInput
            value={search.search}
            onChange={(text) => change({ search: text }, { replace: true })}
            placeholder="Title, company, city, skill"
          />
        </div>
        <FilterButton id={FILTERS} active={active.length} isIconOnPhone onClick={onFilter} />
        <SortSelect value={search.sort} options={sorts} onChange={(sort) => change({ sort })} isIconOnPhone />
      </div>
      <ActiveFilterLine active={active} none={NO_FILTERS} change={change} />
    </search>
  );
}

interface MatchedListProps {
  jobs: readonly MatchedJob[];
  shownId: string | undefined;
  isBeside: boolean;
  toOf: (job: MatchedJob) => string;
  /** At the end of each row: actions that do not open the job. */
  actionsOf?: ((job: MatchedJob, tabIndex: number | undefined) => ReactNode) | undefined;
}

/**
 * The rows of the board for a candidate; arrow keys, J and K move along them. Beside a detail the list is a
 * single tab stop, so that Tab reaches the detail without passing every job.
 */
export function MatchedList({ jobs, shownId, isBeside, toOf, actionsOf }: MatchedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const entry = jobs.find(({ id }) => id === shownId) ?? jobs[0];
  const tabIndexOf = (job: MatchedJob) => (isBeside && job !== entry ? -1 : undefined);
  return (
    <ul
      ref={list}
      onKeyDown={(event) =>
        moveAlong(event, [...(list.current?.querySelectorAll<HTMLElement>('a[data-job]') ?? [])])
      }
    >
      {jobs.map((job) => (
        <MatchedRow
          key={job.id}
          job={job}
          to={toOf(job)}
          isShown={isBeside && job.id === shownId}
          isBeside={isBeside}
          tabIndex={tabIndexOf(job)}
          actions={actionsOf?.(job, tabIndexOf(job))}
        />
      ))}
    </ul>
  );
}
