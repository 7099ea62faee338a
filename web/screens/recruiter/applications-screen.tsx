import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { listApplications } from '#contract/applications/recruiter-applications.ts';
import { canWriteJobs } from '#contract/jobs/jobs.policy.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { ApplicantsTable } from '#web/features/applications/applicants/applicants-table.tsx';
import { BulkBar } from '#web/features/applications/applicants/bulk-bar.tsx';
import { narrowingOf, UNNARROWED } from '#web/features/applications/applicants/narrowing.ts';
import { useSelection } from '#web/features/applications/applicants/use-selection.ts';
import { ApplicationFilters } from '#web/features/applications/application-filters.tsx';
import { ApplicationFilter } from '#web/features/applications/application-search.ts';
import { useApplicationStep } from '#web/features/applications/use-application-step.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { useUndoKey } from '#web/features/profiles/stage-moves/undo-key.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { mine } from '#web/ui/filters/mine.ts';
import { MineFilter } from '#web/ui/filters/mine-filter.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';
import { workspaceOf } from './workspace-of.tsx';

const ApplicationPanel = lazyDialog(
  async () => (await import('#web/features/applications/application-panel.tsx')).ApplicationPanel,
);

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Applications | Medallist' }];

const Search = { ...ApplicationFilter, page: param.page, application: param.id, mine };

export default function ApplicationsScreen() {
  const [{ application, ...query }, change] = useSearch(Search);
  const { open, show, close } = useApplicationStep(change, query.page);
  const mayDecide = canWriteJobs(useMemberRole());
  const selection = useSelection();
  useUndoKey();
  const people = useEndpoint(listApplications, { query }, { keepPrevious: true });
  const jobs = useEndpoint(listOwnJobs, { query: { size: 100 } }, { staleTime: 60_000 });
  const fresh = people.data?.counts.NEW;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Applications' }]} />
      <PageHeader
        title="Applications"
        lead={fresh !== undefined && `${count(fresh, 'new application')} across your jobs.`}
        actions={<MineFilter value={query.mine} onChange={(mine) => change({ mine })} />}
      />
      <ApplicationFilters
        filter={query}
        counts={people.data?.counts}
        jobs={jobs.data?.content ?? []}
        onChange={change}
      />
      <PagedCard
        heading="Candidates"
        list={people}
        expected={{ count: 8, circle: true }}
        empty={
          <Nothing
            isFiltered={
              Boolean(query.status || query.jobId || query.search || query.mine === 'true') ||
              Object.keys(narrowingOf(query)).length > 0
            }
            onClear={() =>
              change({ ...UNNARROWED, status: undefined, jobId: undefined, search: '', mine: 'false' })
            }
          />
        }
        onPage={(page) => change({ page })}
      >
        {(rows) => (
          <ApplicantsTable
            withJob
            applicants={rows}
            selection={mayDecide ? selection : undefined}
            onOpen={open}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
          />
        )}
      </PagedCard>
      {mayDecide && <BulkBar selection={selection} />}
      <ApplicationPanel applicationId={application} workspace={workspaceOf} onShow={show} onClose={close} />
    </>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const clear = (
    <Button variant="default" onClick={onClear}>
      Clear filters
    </Button>
  );
  const search = (
    <Button component={Link} to="/recruiter/candidates" variant="default">
      Search candidates
    </Button>
  );
  return isFiltered ? (
    <EmptyState title="No applications found" action={clear}>
      Nothing matches these filters.
    </EmptyState>
  ) : (
    <EmptyState title="No applications" action={search}>
      Applications to your published jobs, and the people you invite, appear here.
    </EmptyState>
  );
}
