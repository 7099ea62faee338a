import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { deleteNote, mentionOf, type Note, updateNote } from '#contract/notes.ts';
import { change, useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { IconDots } from '#web/ui/icons/controls.ts';
import { Menu } from '#web/ui/late/menu.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { NoteForm } from './note-form.tsx';
import classes from './notes.module.css';
import { piecesOf } from './pieces-of.ts';

/** One note; its author may write it anew or delete it. */
export function NoteItem({ note, mayWrite }: { note: Note; mayWrite: boolean }) {
  const [isEdited, setEdited] = useState(false);
  const [isDoomed, setDoomed] = useState(false);
  const params = { id: note.id };
  const remove = useEndpointMutation(deleteNote, { onSuccess: () => setDoomed(false) });
  const { author, createdAt, editedAt } = note;
  return (
    <li className={classes.note}>
      <Avatar name={author.name} src={author.pictureUrl} size={28} />
      <div className={classes.body}>
        <p className={classes.by}>
          <span className="strong">{author.name}</span>
          <time className="small muted" dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatRelative(createdAt)}
          </time>
          {editedAt && <span className="small muted">edited</span>}
        </p>
        {isEdited ? (
          <NoteForm
            name={`edit-note:${note.id}`}
            label="Note"
            initial={note.text}
            submitLabel="Save changes"
            onSave={async (body) => {
              await change(updateNote, { params, body });
              setEdited(false);
            }}
            onCancel={() => setEdited(false)}
          />
        ) : (
          <p className={classes.words}>
            <NoteText note={note} />
          </p>
        )}
      </div>
      {note.isOwn && mayWrite && !isEdited && (
        <Menu>
          <Menu.Target>
            <ActionIcon size={30} data-icon aria-label="More: your note">
              <IconDots size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setEdited(true)}>Edit</Menu.Item>
            <Menu.Item data-danger c="var(--m-danger-fg)" onClick={() => setDoomed(true)}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <ConfirmModal
        opened={isDoomed}
        title="Delete this note?"
        confirmLabel="Delete note"
        cancelLabel="Keep it"
        danger
        loading={remove.isPending}
        error={remove.error?.message}
        onConfirm={() => remove.mutate({ params })}
        onClose={() => setDoomed(false)}
      >
        <p>Nobody can read it any more.</p>
      </ConfirmModal>
    </li>
  );
}

/** The words, with the colleagues in it set apart. */
function NoteText({ note: { text, mentions } }: { note: Note }) {
  const pieces = piecesOf(
    text,
    mentions.map(({ name }) => mentionOf(name)),
  );
  return pieces.map(({ words, isMention }, place) => {
    const key = `${place} ${words}`;
    return (
      <span key={key} className={isMention ? classes.mention : undefined}>
        {words}
      </span>
    );
  });
}
