import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { listSavedCandidates } from '#contract/search/saved-candidates.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { RequestInterviewModal } from '#web/features/interviews/request/request-interview-modal.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { changesPage } from '#web/features/search/changes-page.ts';
import { SearchState } from '#web/features/search/filters/search-state.ts';
import { SavedView } from '#web/features/search/saved-view.tsx';
import { SearchView } from '#web/features/search/search-view.tsx';
import { useMatchableJobs } from '#web/features/search/use-matchable-jobs.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useSearch } from '#web/lib/use-search.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireApproved;
export const shouldRevalidate = changesPage;
export const meta = () => [{ title: 'Candidates | Medallist' }];

export default function CandidatesScreen() {
  const [state, change] = useSearch(SearchState);
  const role = useMemberRole();
  const { jobs, jobId, isReady } = useMatchableJobs(state.job);
  const saved = useEndpoint(listSavedCandidates, { query: { size: 1 } });
  const canAct = role !== 'VIEWER';
  const [asked, setAsked] = useState<CandidateCard | null>(null);
  const onRequest = canAct ? setAsked : undefined;
  function close() {
    setAsked(null);
  }
  const shared = { state, change, jobs, jobId, isReady, canSave: canAct, onRequest };
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Candidates' }]} />
      <PageHeader
        title="Candidates"
        lead="Verified graduates, scored against one of your jobs."
        actions={
          <SegmentedControl
            aria-label="Which candidates"
            value={state.view}
            data={[
              { value: 'search', label: 'Search' },
              {
                value: 'saved',
                label: saved.data ? `Saved ${formatNumber(saved.data.totalElements)}` : 'Saved',
              },
            ]}
            onChange={(view) => change({ view: view as SearchState['view'] })}
          />
        }
      />
      {state.view === 'saved' ? <SavedView {...shared} /> : <SearchView {...shared} />}
      {asked && (
        <RequestInterviewModal
          candidate={{ id: asked.id, name: `${asked.firstName} ${asked.lastName}` }}
          jobId={jobId ?? undefined}
          opened
          onClose={close}
        />
      )}
    </>
  );
}
