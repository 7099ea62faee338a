import { ActionIcon, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link } from 'react-router';
import { boardPath } from '#contract/saved-searches/job-filter.ts';
import {
  changeJobSearch,
  deleteJobSearch,
  type SavedJobSearch,
} from '#contract/saved-searches/saved-search.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { IconDots } from '#web/ui/icons/controls.ts';
import { late } from '#web/ui/late/late.tsx';
import { Menu } from '#web/ui/late/menu.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import classes from './saved-searches.module.css';

const RenameDialog = late(async () => (await import('./rename-dialog.tsx')).RenameDialog);

interface SavedSearchRowProps {
  search: SavedJobSearch;
  onDeleted: () => void;
}

const LOST = 'Something this search asks for is no longer offered. Delete it and save a new one.';

/** A saved search: what it asks for, whether it is mailed, and what else can be done with it. */
export function SavedSearchRow({ search, onDeleted }: SavedSearchRowProps) {
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
