import { Button, VisuallyHidden } from '@mantine/core';
import { listSavedCandidates } from '#contract/search/saved-candidates.ts';
import { Results, ResultsLoading } from '#web/features/search/results/results.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import classes from './search-view.module.css';
import { JobChoice } from './toolbar.tsx';
import { type ViewProps, wantedSkills } from './view-props.ts';

/** Whom the company has saved, last saved first. */
export function SavedView({ state, change, jobs, jobId, isReady, canSave, onRequest }: ViewProps) {
  const query = { page: state.page, ...(jobId ? { jobId } : {}) };
  const saved = useEndpoint(listSavedCandidates, { query }, { keepPrevious: true, enabled: isReady });
  return (
    <>
      <div className={classes.bar}>
        <JobChoice jobs={jobs} jobId={jobId} onChange={(job) => change({ job })} />
      </div>
      {saved.error && !saved.data ? (
        <ErrorPanel
          message={saved.error.message}
          onRetry={() => saved.refetch()}
          retrying={saved.isFetching}
        />
      ) : !saved.data ? (
        <ResultsLoading />
      ) : saved.data.totalElements === 0 ? (
        <Card flush>
          <VisuallyHidden component="h2">Saved candidates</VisuallyHidden>
          <EmptyState
            title="Save people while you search"
            action={
              <Button variant="default" onClick={() => change({ view: 'search' })}>
                Search candidates
              </Button>
            }
          >
            The bookmark on a card keeps a candidate here for everyone in your company.
          </EmptyState>
        </Card>
      ) : (
        <>
          <Results
            candidates={saved.data.content}
            wanted={wantedSkills({ jobs, jobId })}
            jobId={jobId}
            canSave={canSave}
            onRequest={onRequest}
          />
          <Pager page={saved.data} onChange={(page) => change({ page })} bordered={false} />
        </>
      )}
    </>
  );
}
