import { Select } from '@mantine/core';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatusBadge,
} from '#contract/labels/applications.ts';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { SortSelect } from '#web/ui/filters/sort-select.tsx';
import { ApplicantFilters } from './applicants/applicant-filters.tsx';
import { SORTS } from './applicants/narrowing.ts';
import classes from './application-filters.module.css';
import type { ApplicationFilter } from './application-search.ts';

interface ApplicationFiltersProps {
  filter: ApplicationFilter;
  counts: Readonly<Record<ApplicationStatus, number>> | undefined;
  jobs: readonly { id: string; title: string }[];
  onChange: (changes: Partial<ApplicationFilter>, options?: { replace?: boolean }) => void;
}

export function ApplicationFilters({ filter, counts, jobs, onChange }: ApplicationFiltersProps) {
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    <div className={classes.filters}>
      <FilterChips
        label="Stage"
        value={filter.status ?? 'ALL'}
        onChange={(status) => onChange({ status: status === 'ALL' ? undefined : status })}
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
          value={filter.search}
          onChange={(search) => onChange({ search }, { replace: true })}
          placeholder="Name, institute or job"
        />
        <Select
          aria-label="Job"
          placeholder="All jobs"
          clearable
          searchable
          value={filter.jobId ?? null}
          data={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(jobId) => onChange({ jobId: jobId ?? undefined })}
        />
        <ApplicantFilters value={filter} found={all} onChange={onChange} />
        <SortSelect value={filter.sort} onChange={(sort) => onChange({ sort })} options={SORTS} />
      </div>
    </div>
  );
}
