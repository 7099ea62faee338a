import { Button, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { listJobSearches } from '#contract/saved-searches/saved-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import classes from './saved-searches.module.css';

/** The candidate's saved searches for jobs. */
export function SavedSearches() {
  const reading = useEndpoint(listJobSearches, {});
  const { data, error } = reading;
  const list = useRef<HTMLDivElement>(null);
  if (error && !data) {
    return <LoadFailure reading={reading} />;
  }
  if (!data) return <LoadingRows />;
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      {data.areMailsOff && (
        <Message
          family="info"
          action={<Link to="/profile/settings?tab=notifications">Open the notification settings</Link>}
        >
          Mails about saved searches are switched off in the settings, whatever a search says here.
        </Message>
      )}
      <Card flush>
        <VisuallyHidden component="h2">
          {count(data.searches.length, 'saved search', 'saved searches')}
        </VisuallyHidden>
        {data.searches.length === 0 ? (
          <EmptyState
            title="No saved searches yet"
            action={
              <Button component={Link} to="/jobs">
                Browse jobs
              </Button>
            }
          >
            Set filters on the board of jobs and save them. New matches can be mailed every morning.
          </EmptyState>
        ) : (
          <ul>
            {data.searches.map((search) => (
              <SavedSearchRow key={search.id} search={search} onDeleted={() => list.current?.focus()} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
