import { Button, SegmentedControl } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { listSavedCandidates, MOST_AT_ONCE } from '#contract/search/saved-candidates.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { changesPage } from '#web/features/search/changes-page.ts';
import { type ChangeSearch, filterOf, SearchState } from '#web/features/search/filters/search-state.ts';
import { SkipToNames } from '#web/features/search/results/skip-to-names.tsx';
import { RecentView, SavedView } from '#web/features/search/saved-view.tsx';
import { SearchView } from '#web/features/search/search-view.tsx';
import { useMatchableJobs } from '#web/features/search/use-matchable-jobs.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { useSelection } from '#web/ui/table/use-selection.ts';
import { CandidateRequests, SelectedCandidates } from './candidate-requests.tsx';

interface CandidatesHeaderProps {
  state: SearchState;
  change: (...input: Parameters<ChangeSearch> | [Partial<SearchState>, { state: unknown }]) => void;
}

/** The lists of the screen: search results, saved candidates, and recently viewed ones. */
function CandidatesHeader({ state, change }: CandidatesHeaderProps) {
  const saved = useEndpoint(listSavedCandidates, { query: { size: 1 } });
  return (
    <PageHeader
      title="Candidates"
      lead="Verified graduates, scored against one of your jobs."
      actions={
        <>
          <Button
            variant="default"
            size="xs"
            onClick={() => change({ searches: 'open', page: state.page }, { state: DIALOG_STEP })}
          >
            Saved searches
          </Button>
          <SegmentedControl
            aria-label="Which candidates"
            value={state.view}
            data={[
              { value: 'search', label: 'Search' },
              {
                value: 'saved',
                label: saved.data ? `Saved ${formatNumber(saved.data.totalElements)}` : 'Saved',
              },
              { value: 'recent', label: 'Viewed' },
            ]}
            onChange={(view) => change({ view: view as SearchState['view'] })}
          />
        </>
      }
    />
  );
}

const CandidateSearches = lazyDialog(
  async () => (await import('#web/features/saved-searches/candidate-searches.tsx')).CandidateSearches,
);

const CandidatePanel = lazyDialog(async () => (await import('./candidate-panel.tsx')).CandidatePanel);

export const clientLoader = requireApproved;
export const shouldRevalidate = changesPage;
export const meta = () => [{ title: 'Candidates | Medallist' }];

const CompareView = lazy(() => import('#web/features/search/compare-view.tsx'));
const VIEWS = { search: SearchView, saved: SavedView, recent: RecentView };

export default function CandidatesScreen() {
  const [state, change] = useSearch(SearchState);
  const leave = useLeaveDialog();
  const { state: step } = useLocation();
  const canAct = useMemberRole() !== 'VIEWER';
  const { jobs, jobId, isReady } = useMatchableJobs(state.job);
  const [asked, setAsked] = useState<readonly CandidateCard[]>([]);
  const selection = useSelection<CandidateCard>(MOST_AT_ONCE);
  const { page } = state;
  const stay = (changes: Partial<SearchState>) =>
    change({ page, ...changes }, { replace: true, state: step });
  const close = (changes: Partial<SearchState>) =>
    leave(() => change({ page, ...changes }, { replace: true }));
  const panel = (list: readonly CandidateCard[]) => (
    <CandidatePanel
      candidateId={state.candidate}
      list={list}
      job={state.job}
      onJob={(job) => stay({ job })}
      onShow={(candidate) => stay({ candidate })}
      onClose={() => close({ candidate: undefined })}
    />
  );
  const onRequest = canAct ? setAsked : undefined;
  const shared = { state, jobs, jobId, isReady, panel, canSave: canAct, onRequest };
  const isComparing = state.compare.length > 0;
  const View = VIEWS[state.view];
  return (
    <>
      <SkipToNames />
      <Breadcrumbs crumbs={[{ label: 'Candidates' }]} />
      {isComparing ? (
        <>
          <PageHeader
            title="Compare candidates"
            lead="What differs stands out; what is the same for all is muted."
          />
          <Suspense fallback={<LoadingText lines={12} />}>
            <CompareView
              {...shared}
              onChange={stay}
              onLeave={() => close({ compare: [], differences: undefined })}
            />
          </Suspense>
        </>
      ) : (
        <>
          <CandidatesHeader state={state} change={change} />
          <View {...shared} change={change} selection={selection} />
          <SelectedCandidates
            selection={selection}
            onRequest={onRequest}
            onCompare={(chosen) =>
              change({ compare: chosen.map(({ id }) => id), page }, { state: DIALOG_STEP })
            }
          />
        </>
      )}
      <CandidateSearches
        opened={state.searches === 'open'}
        onClose={() => close({ searches: undefined })}
        filter={filterOf(state, null, 20)}
        mayWrite={canAct}
      />
      <CandidateRequests
        asked={asked}
        jobId={jobId}
        onSent={(ids) => {
          for (const one of selection.chosen) if (ids.includes(one.id)) selection.toggle(one);
        }}
        onClose={() => setAsked([])}
      />
    </>
  );
}
