import { ActionIcon, Button, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { wordsOfCandidates } from '#contract/saved-searches/candidate-filter.ts';
import {
  CandidateSearchInput,
  changeCandidateSearch,
  deleteCandidateSearch,
  listCandidateSearches,
  openCandidateSearch,
  type SavedCandidateSearch,
  saveCandidateSearch,
} from '#contract/saved-searches/candidate-search.ts';
import { suggestedName } from '#contract/saved-searches/job-filter.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconTrash } from '#web/ui/icons/acts.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import classes from './saved-searches.module.css';

interface CandidateSearchesProps {
  opened: boolean;
  onClose: () => void;
  /** The filter of the current search. */
  filter: unknown;
  /** Viewers cannot save searches. */
  mayWrite: boolean;
}

/** The recruiter's saved searches beside the list, and the form to save the current one. */
export function CandidateSearches({ opened, onClose, filter, mayWrite }: CandidateSearchesProps) {
  return (
    <SidePanel opened={opened} onClose={onClose} title="Saved searches" size={480}>
      {opened && mayWrite && <SaveForm filter={CandidateFilter.parse(filter)} />}
      {opened && <SavedSearchList mayWrite={mayWrite} />}
    </SidePanel>
  );
}

function SaveForm({ filter }: { filter: CandidateFilter }) {
  const words = wordsOfCandidates(filter);
  const name = words.length > 0 ? suggestedName(words) : 'Everyone';
  const { form, submit, failure, isPending } = useEndpointForm(CandidateSearchInput, saveCandidateSearch, {
    defaultValues: { name, filter, mailsDaily: true },
    onSuccess: (search) => notifications.show({ message: `${search.name} is saved.` }),
  });
  return (
    <form noValidate method="dialog" onSubmit={submit}>
      <div className={classes.form}>
        <FormFailure error={failure} words="The search was not saved." />
        <p className="muted">{words.length > 0 ? words.join(', ') : 'Everyone, without a filter.'}</p>
        <TextField control={form.control} name="name" label="Name" />
        <Switch
          checked={form.watch('mailsDaily')}
          onChange={(event) => form.setValue('mailsDaily', event.currentTarget.checked)}
          label="Daily mail"
          description="People who newly match, at 9 am. No mail when there is nobody new."
        />
        <div>
          <Button type="submit" loading={isPending}>
            Save this search
          </Button>
        </div>
      </div>
    </form>
  );
}

function SavedSearchList({ mayWrite }: { mayWrite: boolean }) {
  const reading = useEndpoint(listCandidateSearches, {});
  const { data, error } = reading;
  const list = useRef<HTMLDivElement>(null);
  if (error && !data) {
    return <LoadFailure reading={reading} />;
  }
  if (!data) return <LoadingText lines={3} />;
  return (
    <div ref={list} tabIndex={-1} className={classes.list}>
      {data.searches.length === 0 && (
        <EmptyState title="No saved searches yet">
          Set filters and save them. People who newly match can be mailed every morning.
        </EmptyState>
      )}
      {data.areMailsOff && data.searches.length > 0 && (
        <Message family="info">
          Mails about saved searches are switched off in the settings, whatever a search says here.
        </Message>
      )}
      <ul>
        {data.searches.map((search) => (
          <Row key={search.id} search={search} mayWrite={mayWrite} onDeleted={() => list.current?.focus()} />
        ))}
      </ul>
    </div>
  );
}

const complain = ({ message }: ApiError) => notifications.show({ color: 'brick', message });

interface RowProps {
  search: SavedCandidateSearch;
  mayWrite: boolean;
  onDeleted: () => void;
}

function Row({ search, mayWrite, onDeleted }: RowProps) {
  const { id, name, path, words, newCount, mailsDaily } = search;
  const [isAsking, setAsking] = useState(false);
  const open = useEndpointMutation(openCandidateSearch);
  const change = useEndpointMutation(changeCandidateSearch, { onError: complain });
  const remove = useEndpointMutation(deleteCandidateSearch, { onSuccess: onDeleted });
  const params = { id };
  const isOn = change.isPending ? change.variables.body?.mailsDaily === true : mailsDaily;
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>
          {path ? (
            <Link to={path} onClick={() => mayWrite && open.mutate({ params })}>
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          {newCount > 0 && <StatusBadge family="info">{`${newCount} new`}</StatusBadge>}
        </p>
        <p className="small muted">
          {path ? words.join(', ') || 'Everyone' : 'It asks for what is no longer there.'}
        </p>
      </div>
      {mayWrite && (
        <div className={classes.acts}>
          <Switch
            label="Daily mail"
            aria-label={`Daily mail of ${name}`}
            checked={isOn}
            onChange={(event) => change.mutate({ params, body: { mailsDaily: event.currentTarget.checked } })}
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={`Delete ${name}`}
            onClick={() => setAsking(true)}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ConfirmModal
            opened={isAsking}
            onClose={() => setAsking(false)}
            onConfirm={() => remove.mutate({ params })}
            title={`Delete ${name}?`}
            confirmLabel="Delete"
            cancelLabel="Keep it"
            danger
            loading={remove.isPending}
            error={remove.error?.message}
          >
            <p>The search and its mail end. The people stay as they are.</p>
          </ConfirmModal>
        </div>
      )}
    </li>
  );
}
