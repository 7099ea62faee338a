import { Button, Group, Select } from '@mantine/core';
import { useState } from 'react';
import {
  adminExportCandidates,
  adminListCandidates,
  type CandidateAccountRow,
} from '#contract/candidate-accounts.ts';
import {
  CANDIDATE_STATUSES,
  type CandidateStatus,
  USER_STATUS_BADGES,
} from '#contract/labels/candidate-accounts.ts';
import { CandidateFigures } from '#web/features/candidate-accounts/candidate-figures.tsx';
import { CandidatesTable, PageWindow } from '#web/features/candidate-accounts/candidates-table.tsx';
import { type Decision, DecisionDialog } from '#web/features/candidate-accounts/decision-dialogs.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useDownload } from '#web/lib/api/use-download.ts';
import { count } from '#web/lib/format/counts.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { FilterRow } from '#web/ui/filters/filter-row.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';
import { NoRows } from '#web/ui/table/no-rows.tsx';

export const meta = () => [{ title: 'Candidate Management | Medallist' }];

const Search = {
  status: param.oneOf(CANDIDATE_STATUSES),
  university: param.text,
  searchQuery: param.text,
  page: param.page,
};

const STATUSES = [
  { value: 'ALL', label: 'All Status' },
  ...CANDIDATE_STATUSES.map((value) => ({ value, label: USER_STATUS_BADGES[value].label })),
];

export default function CandidatesScreen() {
  const [search, change] = useSearch(Search);
  const [asked, setAsked] = useState<{ action: Decision; candidate: CandidateAccountRow } | null>(null);
  const candidates = useEndpoint(adminListCandidates, { query: search }, { keepPrevious: true });
  const csv = useDownload(adminExportCandidates, 'candidates.csv');
  const { page: _, ...filter } = search;
  const lead = candidates.data ? (
    count(candidates.data.totalElements, 'candidate')
  ) : candidates.error ? undefined : (
    <span role="status">Loading candidates...</span>
  );
  return (
    <ListScreen
      title="Candidate Management"
      lead={lead}
      filters={
        <>
          <CandidateFigures />
          {csv.error && <FailureMessage>{csv.error.message}</FailureMessage>}
          <FilterRow>
            <Group gap={8}>
              <Select
                aria-label="Status"
                allowDeselect={false}
                data={STATUSES}
                value={search.status ?? 'ALL'}
                onChange={(value) =>
                  change({ status: value === 'ALL' ? undefined : ((value ?? undefined) as CandidateStatus) })
                }
              />
              <Button variant="default" loading={csv.isPending} onClick={() => csv.mutate({ query: filter })}>
                Export CSV
              </Button>
            </Group>
            <SearchInput
              value={search.searchQuery}
              onChange={(text) => change({ searchQuery: text }, { replace: true })}
              placeholder="Search by name or email..."
            />
          </FilterRow>
          {search.university && (
            <p className="small muted">
              Only those with a degree of {search.university}.{' '}
              <Button size="xs" variant="link" onClick={() => change({ university: '' })}>
                Show everybody
              </Button>
            </p>
          )}
        </>
      }
      heading="Candidates"
      list={candidates}
      expected={{ count: 8, circle: true }}
      empty={
        <NoRows
          title="No candidates found"
          isFiltered={Boolean(search.status || search.searchQuery || search.university)}
          onClear={() => change({ status: undefined, searchQuery: '', university: '' })}
        >
          Candidates are listed here once they sign up.
        </NoRows>
      }
      onPage={(page) => change({ page })}
      pager={PageWindow}
      after={asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    >
      {(rows) => (
        <CandidatesTable
          candidates={rows}
          onDecide={(action, candidate) => setAsked({ action, candidate })}
        />
      )}
    </ListScreen>
  );
}
