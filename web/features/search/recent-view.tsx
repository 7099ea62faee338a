import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { listRecentCandidates } from '#contract/search/seen-candidates.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PeopleList } from './people-list.tsx';
import classes from './search-view.module.css';
import { JobChoice, LayoutChoice } from './toolbar.tsx';
import type { ViewProps } from './view-props.ts';

/** Whose profiles the recruiter opened, the last one first. */
export function RecentView(props: ViewProps) {
  const { state, change, jobs, jobId, isReady } = props;
  const query = { page: state.page, ...(jobId ? { jobId } : {}) };
  // Whoever is looked at now is the last one viewed: the order stays until the panel is closed.
  const [isRead, setRead] = useState(false);
  const isLooking = state.candidate !== undefined && isRead;
  const recent = useEndpoint(
    listRecentCandidates,
    { query },
    { keepPrevious: true, enabled: isReady && !isLooking },
  );
  if (recent.data && !isRead) setRead(true);
  return (
    <>
      <div className={classes.bar}>
        <JobChoice jobs={jobs} jobId={jobId} onChange={(job) => change({ job })} />
        <LayoutChoice state={state} change={change} />
      </div>
      <PeopleList
        {...props}
        listed={recent}
        empty={
          <Card flush>
            <VisuallyHidden component="h2">Recently viewed candidates</VisuallyHidden>
            <EmptyState
              title="Nobody viewed yet"
              action={
                <Button variant="default" onClick={() => change({ view: 'search' })}>
                  Search candidates
                </Button>
              }
            >
              The profiles you open are listed here, the last one first. Only you see this list.
            </EmptyState>
          </Card>
        }
      />
    </>
  );
}
