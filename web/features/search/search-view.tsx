import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useMemo, useState } from 'react';
import { REACHABLE_ROWS } from '#contract/search/candidate-filter.ts';
import { type CandidateResults, searchCandidates } from '#contract/search/candidate-search.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { count, countFound, dotted } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { ActiveFilters } from '#web/ui/filters/active-filters.tsx';
import { FilterDrawer } from '#web/ui/filters/filter-drawer.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { activeFilters } from './filters/active-filters.ts';
import { filterOf, NO_FILTERS, type SearchState, skillOf } from './filters/search-state.ts';
import { Results, ResultsLoading } from './results/results.tsx';
import classes from './search-view.module.css';
import { JobChoice, LayoutChoice, SortChoice } from './toolbar.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { type ViewProps, wantedSkills } from './view-props.ts';

interface Reading<T> {
  data: T | undefined;
  error: ApiError | null;
}

/** For a query whose key changes: if one fails, the previous answer stays next to the error. */
export function useLastAnswer<T>({ data, error }: Reading<T>): {
  answer: T | undefined;
  failure: ApiError | null;
} {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return { answer: data ?? last, failure: error };
}

const PAGE = 20;
/** The id of the search box. */
const BOX = 'candidate-search';

const FilterPanel = lazyDialog(
  async () => (await import('./filters/filter-panel.tsx')).FilterPanel,
  <FiltersLoading />,
);

export function SearchView({ state, change, jobs, jobId, isReady, panel, ...acts }: ViewProps) {
  const isNarrow = useMediaQuery('(max-width: 959px)') ?? false;
  const body = filterOf(state, jobId, PAGE);
  const search = useEndpoint(searchCandidates, { body }, { keepPrevious: true, enabled: isReady });
  const { answer: results, failure } = useLastAnswer(search);
  // Deferred, so that the list renders in slices, between which another filter can be clicked.
  const shown = useDeferredValue(results) ?? results;
  const isDrawing = shown !== results;
  const isOld = search.isPlaceholderData || isDrawing;
  const asked = useMemo(
    () =>
      wantedSkills(
        { jobs, jobId },
        state.skill.map((key) => skillOf(key).name),
      ),
    [jobs, jobId, state.skill],
  );
  // The previous results keep their highlighting until new ones arrive.
  const [wanted, setWanted] = useState(asked);
  if (wanted !== asked && !isOld) setWanted(asked);
  const filters = results ? (
    <FilterPanel facets={results.facets} state={state} change={change} />
  ) : failure ? (
    <p className="muted">The filters are here as soon as the search answers.</p>
  ) : (
    <FiltersLoading />
  );
  return (
    <>
      <div className={classes.bar}>
        <SearchInput
          id={BOX}
          value={state.q}
          onChange={(q) => change({ q }, { replace: true })}
          placeholder="Name, skill, city, company, institute, years or pay"
        />
        <JobChoice jobs={jobs} jobId={jobId} onChange={(job) => change({ job })} />
      </div>
      {results && (
        <UnderstoodChips
          text={state.q.trim()}
          understood={results.understood}
          onChange={(q) => {
            change({ q });
            focusLater(BOX);
          }}
        />
      )}
      <div className={classes.grid}>
        {!isNarrow && (
          <aside aria-label="Filters" className={classes.filters}>
            {filters}
          </aside>
        )}
        <section aria-label="Results" aria-busy={search.isFetching || isDrawing}>
          <div className={classes.head}>
            <div className={classes.active}>
              <b role="status">{results ? countFound(results, 'candidate') : ' '}</b>
              {!isNarrow && <ActiveFilters active={activeFilters(state)} none={NO_FILTERS} change={change} />}
            </div>
            <div className={classes.order}>
              <SortChoice state={state} change={change} />
              <LayoutChoice state={state} change={change} />
            </div>
            {isNarrow && (
              <FilterDrawer
                active={activeFilters(state).length}
                found={results && countFound(results, 'candidate')}
                counted="candidates"
              >
                {filters}
              </FilterDrawer>
            )}
          </div>
          {results && <Corrections corrections={results.corrections} />}
          {failure && results && (
            <div className={classes.failed}>
              <Message
                family="danger"
                action={
                  <Button size="xs" variant="default" onClick={() => void search.refetch()}>
                    Try again
                  </Button>
                }
              >
                {failure.message} These are the results of the search before.
              </Message>
            </div>
          )}
          {failure && !results ? (
            <LoadFailure reading={search} />
          ) : !shown ? (
            <ResultsLoading layout={state.layout} />
          ) : shown.totalElements === 0 ? (
            <NobodyFound state={state} onClear={() => change({ ...NO_FILTERS, q: '' })} />
          ) : (
            <div className={isOld || failure ? classes.stale : undefined}>
              <Results candidates={shown.content} wanted={wanted} layout={state.layout} {...acts} />
              <Pager page={shown} onChange={(page) => change({ page })} bordered={false} />
              {shown.last && shown.totalElements > REACHABLE_ROWS && (
                <p className={classes.end}>
                  These are the first {count(REACHABLE_ROWS, 'candidate')}. Narrow the search to see others.
                </p>
              )}
            </div>
          )}
        </section>
      </div>
      {panel(results?.content ?? [])}
    </>
  );
}

function Corrections({ corrections }: Pick<CandidateResults, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <p className={classes.corrections}>
      {corrections.map(({ typed, used }) => `“${typed}” was read as ${used}.`).join(' ')}
    </p>
  );
}

function NobodyFound({ state, onClear }: { state: SearchState; onClear: () => void }) {
  const asked = [...(state.q ? [`“${state.q}”`] : []), ...activeFilters(state).map(({ label }) => label)];
  return (
    <Card flush>
      <VisuallyHidden component="h2">Results</VisuallyHidden>
      <EmptyState
        title="No candidates found"
        action={
          asked.length > 0 && (
            <Button variant="default" onClick={onClear}>
              Clear filters
            </Button>
          )
        }
      >
        {asked.length > 0
          ? `Nobody matches ${dotted(asked)}.`
          : 'Graduates appear here once they have completed their profiles.'}
      </EmptyState>
    </Card>
  );
}

function FiltersLoading() {
  return (
    <Loading>
      {[5, 2, 4, 5].map((rows, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed rows without identity.
        <Skeleton key={place} height={rows * 28} mb={28} />
      ))}
    </Loading>
  );
}
