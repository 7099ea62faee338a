import { Button, Select } from '@mantine/core';
import { Link } from 'react-router';
import * as z from 'zod';
import { APPLICANT_SORTS, listApplications } from '#contract/applications/recruiter-applications.ts';
import { canWriteJobs } from '#contract/jobs/jobs.policy.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import {
  APPLICATION_STATUSES,
  ApplicationStatus,
  applicationStatusBadge,
} from '#contract/labels/applications.ts';
import { ApplicantsTable } from '#web/features/applications/applicants-table.tsx';
import { ApplicationPanel } from '#web/features/applications/application-panel.tsx';
import { BulkBar } from '#web/features/applications/bulk-bar.tsx';
import { useSelection } from '#web/features/applications/use-selection.ts';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { requireApproved } from '#web/features/recruiters/approval-guard.ts';
import { count } from '#web/lib/format.ts';
import { useEndpoint } from '#web/lib/query.ts';
import { useSearch } from '#web/lib/use-search.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { LoadingRows } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { SortSelect } from '#web/ui/sort-select.tsx';
import { Breadcrumbs } from '#web/ui/top-bar.tsx';
import classes from './applications-screen.module.css';

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Applications | Medallist' }];

const Search = z.object({
  status: ApplicationStatus.optional(),
  jobId: z.uuid().optional(),
  search: z.string().default(''),
  sort: z.enum(APPLICANT_SORTS).default('newest'),
  page: z.coerce.number().int().min(0).default(0),
  application: z.uuid().optional(),
});

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'match', label: 'Best match' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

export default function ApplicationsScreen() {
  const [{ application, ...query }, change] = useSearch(Search);
  const mayDecide = canWriteJobs(useMemberRole());
  const selection = useSelection();
  const people = useEndpoint(listApplications, { query }, { keepPrevious: true });
  const jobs = useEndpoint(listOwnJobs, { query: { size: 100 } }, { staleTime: 60_000 });
  const counts = people.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  const isFiltered = Boolean(query.status || query.jobId || query.search);
  const clear = () => change({ status: undefined, jobId: undefined, search: '' });
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Applications' }]} />
      <PageHeader
        title="Applications"
        lead={counts ? `${count(counts.NEW, 'new application')} across your jobs.` : undefined}
      />
      <div className={classes.filters}>
        <FilterChips
          label="Stage"
          value={query.status ?? 'ALL'}
          onChange={(status) => change({ status: status === 'ALL' ? undefined : status })}
          options={[
            { value: 'ALL' as const, label: 'All', count: all },
            ...APPLICATION_STATUSES.map((value) => ({
              value,
              label: applicationStatusBadge(value, 'recruiter').label,
              count: counts?.[value],
            })),
          ]}
        />
        <div className={classes.tools}>
          <SearchInput
            value={query.search}
            onChange={(search) => change({ search }, { replace: true })}
            placeholder="Name, institute or job"
          />
          <Select
            aria-label="Job"
            placeholder="All jobs"
            clearable
            searchable
            value={query.jobId ?? null}
            data={jobs.data?.content.map(({ id, title }) => ({ value: id, label: title })) ?? []}
            onChange={(jobId) => change({ jobId: jobId ?? undefined })}
          />
          <SortSelect value={query.sort} onChange={(sort) => change({ sort })} options={SORTS} />
        </div>
      </div>
      {people.error ? (
        <ErrorPanel message={people.error.message} onRetry={() => people.refetch()} />
      ) : (
        <Card flush>
          {!people.data && <LoadingRows circle count={8} />}
          {people.data?.totalElements === 0 && <Nothing isFiltered={isFiltered} onClear={clear} />}
          {people.data && people.data.totalElements > 0 && (
            <>
              <ApplicantsTable
                withJob
                applicants={people.data.content}
                selection={mayDecide ? selection : undefined}
                onOpen={(id) => change({ application: id, page: query.page }, { replace: true })}
              />
              <Pager page={people.data} onChange={(page) => change({ page })} />
            </>
          )}
        </Card>
      )}
      {mayDecide && <BulkBar selection={selection} />}
      <ApplicationPanel
        applicationId={application}
        mayDecide={mayDecide}
        onClose={() => change({ application: undefined, page: query.page }, { replace: true })}
      />
    </>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      title="No applications found"
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Nothing matches these filters.
    </EmptyState>
  ) : (
    <EmptyState
      title="No applications"
      action={
        <Button component={Link} to="/recruiter/candidates" variant="default">
          Search candidates
        </Button>
      }
    >
      Applications to your published jobs, and the people you invite, appear here.
    </EmptyState>
  );
}
