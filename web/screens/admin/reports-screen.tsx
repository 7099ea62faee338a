import { Select } from '@mantine/core';
import {
  adminListReports,
  REPORT_KIND_LABELS,
  REPORT_KINDS,
  REPORT_VIEWS,
  type ReportKind,
} from '#contract/reports.ts';
import { ClaimNotice } from '#web/features/admin-queue/claim-notice.tsx';
import { ReportReview } from '#web/features/reports/report-review.tsx';
import { ReportsTable } from '#web/features/reports/reports-table.tsx';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { FilterRow } from '#web/ui/filters/filter-row.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';

export const meta = () => [{ title: 'Reports | Medallist' }];

const Search = {
  view: param.oneOf(REPORT_VIEWS, 'WAITING'),
  kind: param.oneOf(REPORT_KINDS),
  search: param.text,
  open: param.optionalText,
  page: param.page,
};

const LABELS = { WAITING: 'To decide', DECIDED: 'Decided' } as const;
const KINDS = [
  { value: 'ALL', label: 'All kinds' },
  ...REPORT_KINDS.map((value) => ({ value, label: REPORT_KIND_LABELS[value] })),
];

export default function ReportsScreen() {
  const [{ open, ...query }, change] = useSearch(Search);
  const { page } = query;
  const row = useOpenRow('open', page, change);
  const reports = useEndpoint(adminListReports, { query }, { keepPrevious: true });
  return (
    <ListScreen
      title="Reports"
      lead="What people say is wrong with jobs, companies, people and conversations."
      filters={
        <FilterRow>
          <FilterChips
            label="Show"
            value={query.view}
            onChange={(view) => change({ view })}
            options={REPORT_VIEWS.map((value) => ({ value, label: LABELS[value] }))}
          />
          <Select
            aria-label="Kind"
            allowDeselect={false}
            data={KINDS}
            value={query.kind ?? 'ALL'}
            onChange={(value) => change({ kind: value === 'ALL' ? undefined : (value as ReportKind) })}
          />
          <SearchInput
            value={query.search}
            onChange={(search) => change({ search }, { replace: true })}
            placeholder="Search by who reported it..."
          />
        </FilterRow>
      }
      heading="Reports"
      list={reports}
      expected={{ count: 8 }}
      empty={
        <EmptyState title={query.search ? 'No reports found' : 'No reports'}>
          {query.search
            ? `Nobody with “${query.search}” in their name or address has reported this.`
            : 'What people report where they see it will be here.'}
        </EmptyState>
      }
      onPage={(next) => change({ page: next })}
      after={
        open && (
          <ReportReview
            key={open}
            id={open}
            above={<ClaimNotice kind="REPORT" id={open} />}
            onClose={row.close}
          />
        )
      }
    >
      {(rows) => <ReportsTable reports={rows} openId={open} onOpen={row.open} />}
    </ListScreen>
  );
}
