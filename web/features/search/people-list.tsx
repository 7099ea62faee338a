import { type ReactNode, useMemo } from 'react';
import type { Page } from '#contract/core/page.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { Results, ResultsLoading } from '#web/features/search/results/results.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure, type Reading } from '#web/ui/failures/load-failure.tsx';
import { type ViewProps, wantedSkills } from './view-props.ts';

interface PeopleListProps extends ViewProps {
  listed: Reading<Page<CandidateCard>>;
  /** Instead of the list while nobody is in it. */
  empty: ReactNode;
}

/** People who were not searched for: a page of them, the profile beside it, or why there are none. */
export function PeopleList({ listed, empty, state, change, jobs, jobId, panel, ...acts }: PeopleListProps) {
  const { data, error } = listed;
  const wanted = useMemo(() => wantedSkills({ jobs, jobId }), [jobs, jobId]);
  return (
    <>
      {error && !data ? (
        <LoadFailure reading={listed} />
      ) : !data ? (
        <ResultsLoading layout={state.layout} />
      ) : data.totalElements === 0 ? (
        empty
      ) : (
        <>
          <Results candidates={data.content} wanted={wanted} layout={state.layout} {...acts} />
          <Pager page={data} onChange={(page) => change({ page })} bordered={false} />
        </>
      )}
      {panel(data?.content ?? [])}
    </>
  );
}
