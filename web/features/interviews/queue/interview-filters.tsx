import { SegmentedControl, Select } from '@mantine/core';
import {
  PENDING_ACTION_KIND_LABELS,
  PENDING_ACTION_KINDS,
  type PendingActionKind,
} from '#contract/dashboards/pending-action.ts';
import { listInterviewers } from '#contract/interviews/recruiter.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import classes from './interview-filters.module.css';
import { type ChangeSearch, type InterviewSearch, isFiltered, NO_FILTER } from './interview-search.ts';

const WHOSE = [
  { value: 'all', label: 'All' },
  { value: 'me', label: 'Mine' },
];
const KINDS = PENDING_ACTION_KINDS.map((value) => ({ value, label: PENDING_ACTION_KIND_LABELS[value] }));

interface InterviewFiltersProps {
  search: InterviewSearch;
  /** Replaces the history entry: Back leaves the page instead of undoing filters. */
  onChange: ChangeSearch;
}

/** Filters for the interviews of a company: text, member, job, interviewer, kind of action. */
export function InterviewFilters({ search, onChange }: InterviewFiltersProps) {
  const { q, job, who, kind, view } = search;
  const jobs = useEndpoint(listOwnJobs, { query: { size: 100 } }, { staleTime: 60_000 });
  const members = useEndpoint(listInterviewers, {}, { staleTime: 60_000 });
  const me = useSession().user?.id;
  return (
    <FilterBar
      search={q}
      onSearch={(text) => onChange({ q: text })}
      placeholder="Search candidate or job"
      isFiltered={isFiltered(search)}
      onClear={() => onChange(NO_FILTER)}
      end={view !== 'week' && 'All times are IST'}
    >
      <SegmentedControl
        aria-label="Whose"
        value={who === 'me' || who === me ? 'me' : who ? '' : 'all'}
        data={WHOSE}
        onChange={(whose) => onChange({ who: whose === 'me' ? 'me' : undefined })}
      />
      <Select
        className={classes.choice}
        aria-label="Job"
        placeholder="Any job"
        clearable
        searchable
        value={job ?? null}
        data={(jobs.data?.content ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => onChange({ job: id ?? undefined })}
      />
      <Select
        className={classes.choice}
        aria-label={view === 'actions' ? 'Owner' : 'Interviewer'}
        placeholder="Anyone"
        clearable
        searchable
        value={(who === 'me' ? me : who) ?? null}
        data={(members.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => onChange({ who: id === me ? 'me' : (id ?? undefined) })}
      />
      {view === 'actions' && (
        <Select
          className={classes.choice}
          aria-label="What to do"
          placeholder="Any action"
          clearable
          value={kind ?? null}
          data={KINDS}
          onChange={(value) => onChange({ kind: (value as PendingActionKind | null) ?? undefined })}
        />
      )}
    </FilterBar>
  );
}
