import { Button, SegmentedControl } from '@mantine/core';
import { listSavedCandidates } from '#contract/search/saved-candidates.ts';
import type { ChangeSearch, SearchState } from '#web/features/search/filters/search-state.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { DIALOG_STEP } from '#web/lib/use-leave-dialog.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';

interface CandidatesHeaderProps {
  state: SearchState;
  change: (...input: Parameters<ChangeSearch> | [Partial<SearchState>, { state: unknown }]) => void;
}

/** What the screen lists: whom a search finds, the saved, or those viewed lately. */
export function CandidatesHeader({ state, change }: CandidatesHeaderProps) {
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
