import { Switch } from '@mantine/core';
import { ADMIN_APPLICATION_SORTS, adminListApplications } from '#contract/applications/admin-applications.ts';
import { APPLICATION_STATUSES, applicationStatusBadge } from '#contract/labels/applications.ts';
import { AdminApplicationPanel } from '#web/features/applications/admin-application-panel.tsx';
import classes from '#web/features/applications/admin-applications.module.css';
import {
  AdminApplicationsTable,
  CompanyFilter,
  NoApplications,
} from '#web/features/applications/admin-applications-table.tsx';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { countFound } from '#web/lib/format/counts.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { PagedCard } from '#web/ui/table/paged-card.tsx';

export const meta = () => [{ title: 'Applications | Medallist' }];

const Search = {
  status: param.oneOf(APPLICATION_STATUSES),
  companyId: param.id,
  overdue: param.flag,
  search: param.text,
  sort: param.oneOf(ADMIN_APPLICATION_SORTS, 'moved'),
  page: param.page,
  application: param.id,
};

export default function ApplicationsScreen() {
  const [{ application, ...query }, change] = useSearch(Search);
  const leave = useLeaveDialog();
  const applications = useEndpoint(adminListApplications, { query: asked(query) }, { keepPrevious: true });
  const { page, status, companyId, overdue, search } = query;
  const { counts, countOfAll: all, countsAreEstimates = false } = applications.data ?? {};
  return (
    <>
      <PageHeader
        title="Applications"
        lead={
          all !== undefined &&
          countFound({ totalElements: all, totalIsEstimate: countsAreEstimates }, 'application')
        }
      />
      <div className={classes.filters}>
        <FilterChips
          label="Stage"
          estimated={countsAreEstimates}
          value={status ?? 'ALL'}
          onChange={(next) => change({ status: next === 'ALL' ? undefined : next })}
          options={[
            { value: 'ALL' as const, label: 'All', count: all },
            ...APPLICATION_STATUSES.map((value) => ({
              value,
              label: applicationStatusBadge(value, 'recruiter').label,
              count: counts?.[value],
            })),
          ]}
        />
        <div className={classes.row}>
          <CompanyFilter
            className={classes.company}
            value={companyId}
            onChange={(next) => change({ companyId: next })}
          />
          <Switch
            label="Overdue only"
            checked={overdue}
            onChange={(event) => change({ overdue: event.currentTarget.checked })}
          />
          <div className={classes.search}>
            <SearchInput
              value={search}
              onChange={(text) => change({ search: text }, { replace: true })}
              placeholder="Search by candidate, job or company..."
            />
          </div>
        </div>
      </div>
      <PagedCard
        heading="Applications"
        list={applications}
        expected={{ count: 8 }}
        empty={
          <NoApplications
            isFiltered={Boolean(status || companyId || overdue || search)}
            onClear={() => change({ status: undefined, companyId: undefined, overdue: false, search: '' })}
          />
        }
        onPage={(next) => change({ page: next })}
      >
        {(rows) => (
          <AdminApplicationsTable
            applications={rows}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            openId={application}
            onOpen={(id) => change({ application: id, page }, { state: DIALOG_STEP })}
          />
        )}
      </PagedCard>
      <AdminApplicationPanel
        applicationId={application}
        onClose={() => leave(() => change({ application: undefined, page }, { replace: true }))}
      />
    </>
  );
}

/** The query parameter is a string. */
function asked({ overdue, ...query }: Omit<Values<typeof Search>, 'application'>) {
  return { ...query, overdue: String(overdue) };
}
