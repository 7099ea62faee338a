import { ActionIcon, Button, Menu, Switch, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { boardPath } from '#contract/saved-searches/job-filter.ts';
import {
  changeJobSearch,
  deleteJobSearch,
  listJobSearches,
  type SavedJobSearch,
} from '#contract/saved-searches/saved-search.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { IconDots } from '#web/ui/icons/controls.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import classes from './saved-searches.module.css';

interface SavedSearchRowProps {
  search: SavedJobSearch;
  onDeleted: () => void;
}

const LOST = 'Something this search asks for is no longer offered. Delete it and save a new one.';

/** A saved search: its filter, whether it is mailed, and its menu. */
function SavedSearchRow({ search, onDeleted }: SavedSearchRowProps) {
  const { name, filter, words } = search;
  const said = filter ? words.join(', ') || 'All open jobs' : LOST;
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>{filter ? <Link to={boardPath(filter)}>{name}</Link> : name}</p>
        {said !== name && <p className="small muted">{said}</p>}
      </div>
      <div className={classes.acts}>
        <MailSwitch search={search} />
        <MoreActions search={search} onDeleted={onDeleted} />
      </div>
    </li>
  );
}

function MailSwitch({ search: { id, name, mailsDaily } }: { search: SavedJobSearch }) {
  const change = useEndpointMutation(changeJobSearch, {
    onError: ({ message }) =>
      notifications.show({ color: 'brick', message: `The mail of ${name} was not switched. ${message}` }),
  });
  const isOn = change.isPending ? change.variables.body?.mailsDaily === true : mailsDaily;
  return (
    <Switch
      label="Daily mail"
      aria-label={`Daily mail of ${name}`}
      checked={isOn}
      onChange={(event) =>
        change.mutate({ params: { id }, body: { mailsDaily: event.currentTarget.checked } })
      }
    />
  );
}

function MoreActions({ search, onDeleted }: SavedSearchRowProps) {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const remove = useEndpointMutation(deleteJobSearch, {
    onSuccess: () => {
      close();
      onDeleted();
    },
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={36}
            className={classes.more ?? ''}
            aria-label={`More actions for ${search.name}`}
          >
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked('rename')}>Rename</Menu.Item>
          <Menu.Item c="var(--m-danger-fg)" onClick={() => setAsked('delete')}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameDialog search={search} opened={asked === 'rename'} onClose={close} />
      <ConfirmModal
        opened={asked === 'delete'}
        onClose={close}
        onConfirm={() => remove.mutate({ params: { id: search.id } })}
        title={`Delete ${search.name}?`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        danger
        loading={remove.isPending}
        error={remove.error?.message}
      >
        <p>The search and its mail end. The jobs stay as they are.</p>
      </ConfirmModal>
    </>
  );
}

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
