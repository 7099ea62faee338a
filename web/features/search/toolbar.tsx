import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CANDIDATE_SORT_LABELS, CANDIDATE_SORTS } from '#contract/search/candidate-filter.ts';
import { IconChevronDown } from '#web/ui/icons/controls.ts';
import { IconBriefcase } from '#web/ui/icons/work.ts';
import { ChoiceButton } from './filters/choice-button.tsx';
import { type ChangeSearch, NO_JOB, type SearchState } from './filters/search-state.ts';
import classes from './toolbar.module.css';

export interface MatchableJob {
  id: string;
  title: string;
  city: string | null;
}

interface JobChoiceProps {
  jobs: readonly MatchableJob[];
  jobId: string | null;
  onChange: (job: string) => void;
}

function titleOf({ title, city }: MatchableJob, jobs: readonly MatchableJob[]): string {
  const isShared = jobs.filter((job) => job.title === title).length > 1;
  return isShared && city ? `${title}, ${city}` : title;
}

/** The job that the candidates are scored against. */
export function JobChoice({ jobs, jobId, onChange }: JobChoiceProps) {
  const job = jobs.find(({ id }) => id === jobId);
  return (
    <ChoiceButton
      label="Match to"
      className={classes.job}
      value={job?.id ?? NO_JOB}
      options={[
        ...jobs.map((one) => ({ value: one.id, label: titleOf(one, jobs) })),
        { value: NO_JOB, label: jobs.length > 0 ? 'No job' : 'No published jobs' },
      ]}
      onChange={onChange}
    >
      <IconBriefcase className="icon" size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.jobTitle} title={job && titleOf(job, jobs)}>
        <span className="muted">Match to</span> {job ? titleOf(job, jobs) : 'no job'}
      </span>
      <IconChevronDown className="icon" size={16} stroke={1.6} aria-hidden="true" />
    </ChoiceButton>
  );
}

interface StateProps {
  state: SearchState;
  change: ChangeSearch;
}

export function SortChoice({ state, change }: StateProps) {
  return (
    <ChoiceButton
      label="Sort"
      className={classes.sort}
      value={state.sort}
      options={CANDIDATE_SORTS.map((value) => ({ value, label: CANDIDATE_SORT_LABELS[value] }))}
      onChange={(sort) => change({ sort })}
    >
      Sort: <b>{CANDIDATE_SORT_LABELS[state.sort]}</b>
    </ChoiceButton>
  );
}

/** The layout: cards with explanations, or table rows. */
export function LayoutChoice({ state, change }: StateProps) {
  const isWide = useMediaQuery('(min-width: 960px)') ?? false;
  if (!isWide) return null;
  return (
    <SegmentedControl
      size="xs"
      aria-label="How to show candidates"
      value={state.layout}
      data={[
        { value: 'cards', label: 'Cards' },
        { value: 'table', label: 'Table' },
      ]}
      onChange={(layout) => change({ layout: layout as SearchState['layout'], page: state.page })}
    />
  );
}
