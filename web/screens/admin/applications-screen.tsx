import { Switch } from '@mantine/core';
import { ADMIN_APPLICATION_SORTS, adminListApplications } from '#contract/applications/admin-applications.ts';
import { APPLICATION_STATUSES, applicationStatusBadge } from '#contract/labels/applications.ts';
import { AdminApplicationPanel } from '#web/features/applications/admin-application-panel.tsx';
import classes from '#web/features/applications/admin-applications.module.css';
import {
  AdminApplicationsTable,
  CompanyFilter,
} from '#web/features/applications/admin-applications-table.tsx';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';
import { useOpenRow } from '#web/lib/address/use-open-row.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { countFound } from '#web/lib/format/counts.ts';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { StatusChips } from '#web/ui/filters/status-chips.tsx';
import { ListScreen } from '#web/ui/table/list-screen.tsx';
import { NoRows } from '#web/ui/table/no-rows.tsx';

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
  const applications = useEndpoint(adminListApplications, { query: asked(query) }, { keepPrevious: true });
  const { page, status, companyId, overdue, search } = query;
  const row = useOpenRow('application', page, change);
  const { counts, countOfAll: all, countsAreEstimates = false } = applications.data ?? {};
  return (
    <ListScreen
      title="Applications"
      lead={
        all !== undefined &&
        countFound({ totalElements: all, totalIsEstimate: countsAreEstimates }, 'application')
      }
      filters={
        <div className={classes.filters}>
          <StatusChips
            label="Stage"
            estimated={countsAreEstimates}
            statuses={APPLICATION_STATUSES}
            labelOf={(value) => applicationStatusBadge(value, 'recruiter').label}
            counts={counts}
            all={all}
            value={status}
            onChange={(status) => change({ status })}
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
      }
      heading="Applications"
      list={applications}
      expected={{ count: 8 }}
      empty={
        <NoRows
          title="No applications found"
          isFiltered={Boolean(status || companyId || overdue || search)}
          onClear={() => change({ status: undefined, companyId: undefined, overdue: false, search: '' })}
        >
          Applications are listed here once candidates apply or are asked.
        </NoRows>
      }
      onPage={(next) => change({ page: next })}
      after={<AdminApplicationPanel applicationId={application} onClose={row.close} />}
    >
      {(rows) => (
        <AdminApplicationsTable
          applications={rows}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          openId={application}
          onOpen={row.open}
        />
      )}
    </ListScreen>
  );
}

/** The query parameter is a string. */
function asked({ overdue, ...query }: Omit<Values<typeof Search>, 'application'>) {
  return { ...query, overdue: String(overdue) };
}
