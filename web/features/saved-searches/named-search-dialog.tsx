import { Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { getJobFacets, type JobsFilter } from '#contract/jobs/public-jobs.ts';
import { boardPath, suggestedName, wordsOfFilter } from '#contract/saved-searches/job-filter.ts';
import {
  JobSearchInput,
  listJobSearches,
  type SavedJobSearch,
  saveJobSearch,
} from '#contract/saved-searches/saved-search.ts';
import { endpointQuery, useEndpoint } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import classes from './saved-searches.module.css';

interface Asked {
  filter: JobsFilter;
  onClose: () => void;
}

/**
 * Updates the cache at once, so that the button behind the dialog has its final form when it gets the focus.
 */
function keep(search: SavedJobSearch): void {
  const { queryKey } = endpointQuery(listJobSearches, {});
  queryClient.setQueryData(queryKey, (kept) => kept && { ...kept, searches: [search, ...kept.searches] });
}

/**
 * Suggests a name for a search; the filter has only the ids of companies. The dialog opens once their names
 * are loaded, since the focus inside is set on opening.
 */
export function NamedSearch({ opened, filter, onClose }: Asked & { opened: boolean }) {
  const needsNames = filter.company.length > 0;
  const facets = useEndpoint(getJobFacets, { query: filter }, { enabled: opened && needsNames });
  const names = new Map(facets.data?.company.map(({ value, label }) => [value, label]));
  const isReady = !needsNames || !facets.isPending;
  return (
    <Dialog opened={opened && isReady} onClose={onClose} title="Save this search">
      {isReady && (
        <SaveSearchForm
          key={boardPath(filter)}
          filter={filter}
          words={wordsOfFilter(filter, names)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function SaveSearchForm({ filter, words, onClose }: Asked & { words: readonly string[] }) {
  const { form, draft, submit, failure, isPending } = useEndpointForm(JobSearchInput, saveJobSearch, {
    draftName: `save-search:${boardPath(filter)}`,
    defaultValues: { name: suggestedName(words), filter, mailsDaily: true },
    onSuccess: (search) => {
      keep(search);
      notifications.show({ message: `${search.name} is saved.` });
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <div className={classes.form}>
        <FormFailure error={failure} words="The search was not saved." />
        <p className="muted">{words.length > 0 ? words.join(', ') : 'All open jobs, without a filter.'}</p>
        <DraftNotice draft={draft} />
        <TextField control={form.control} name="name" label="Name" data-autofocus />
        <Switch
          checked={form.watch('mailsDaily')}
          onChange={(event) => form.setValue('mailsDaily', event.currentTarget.checked)}
          label="Daily mail"
          description="New jobs that match, at 9 am. No mail when there is nothing new."
        />
      </div>
      <SubmitFooter isSending={isPending} onCancel={onClose}>
        Save search
      </SubmitFooter>
    </form>
  );
}
