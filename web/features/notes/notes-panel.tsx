import { ActionIcon, Button, Menu } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod';
import { getTeam } from '#contract/companies/team.ts';
import {
  addNote,
  deleteNote,
  listNotes,
  mentionedIn,
  mentionOf,
  NOTE_MAX,
  type Note,
  type NoteInput,
  updateNote,
} from '#contract/notes.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { change, useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { texts, useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { underKey, useAttemptKey } from '#web/lib/forms/use-attempt-key.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import { IconDots } from '#web/ui/icons/controls.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { NoteField } from './note-field.tsx';
import classes from './notes.module.css';

interface Piece {
  words: string;
  isMention: boolean;
}

/** Splits a text into mentions, the longest first, and what is between them. */
export function piecesOf(text: string, mentions: readonly string[]): Piece[] {
  const [mention, ...rest] = mentions.toSorted((a, b) => b.length - a.length);
  if (mention === undefined) return text ? [{ words: text, isMention: false }] : [];
  return text
    .split(mention)
    .flatMap((part, place) => [
      ...(place > 0 ? [{ words: mention, isMention: true }] : []),
      ...piecesOf(part, rest),
    ]);
}

const Draft = texts('text');

interface NoteFormProps {
  /** The name under which the draft is stored until it is saved. */
  name: string;
  label: string;
  initial?: string;
  submitLabel: string;
  /** Rejects with the failure; retries of the same text use the same idempotency key. */
  onSave: (note: z.input<typeof NoteInput>, key: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** The form to write or edit a note. */
export function NoteForm({ name, label, initial = '', submitLabel, onSave, onCancel }: NoteFormProps) {
  const [first] = useState({ text: initial });
  const draft = useSavedDraft({ name, schema: Draft, initial: first });
  const team = useEndpoint(getTeam, {}, { staleTime: 60_000 });
  const colleagues = team.data?.members ?? [];
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const attempt = useAttemptKey();
  const text = draft.value.text.trim();
  const maySave = text !== '' && !lengthFault(text, NOTE_MAX);

  async function save() {
    if (!maySave || isSaving) return;
    setSaving(true);
    setFailure(null);
    try {
      const mentionIds = mentionedIn(text, colleagues).map(({ id }) => id);
      await onSave({ text, mentionIds }, attempt.keyOf(text));
      attempt.forget();
      draft.clearIf((now) => now.text.trim() === text);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setSaving(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {failure && <FailureMessage>{`${failure} Your text is kept here.`}</FailureMessage>}
      <NoteField
        label={label}
        value={draft.value.text}
        onChange={(next) => draft.set({ text: next })}
        colleagues={colleagues.filter(({ isYou }) => !isYou)}
        onSubmit={() => void save()}
        autoFocus={onCancel !== undefined}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="xs" loading={isSaving} disabled={!maySave}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => {
              draft.clear();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** One note; its author may edit or delete it. */
function NoteItem({ note, mayWrite }: { note: Note; mayWrite: boolean }) {
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

/** The text, with mentioned colleagues highlighted. */
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

interface NotesPanelProps {
  applicationId: string;
  /** False for viewers. */
  mayWrite: boolean;
}

/** The company's notes about a candidate, the latest first. */
export function NotesPanel({ applicationId, mayWrite }: NotesPanelProps) {
  const [page, setPage] = useState(0);
  const params = { id: applicationId };
  const notes = useEndpoint(listNotes, { params, query: { page } }, { keepPrevious: true });
  return (
    <div className={classes.panel}>
      {mayWrite && (
        <NoteForm
          name={`note:${applicationId}`}
          label="New note"
          submitLabel="Add note"
          onSave={(body, key) => change(addNote, { params, body }, underKey(key))}
        />
      )}
      {notes.isPending && <LoadingRows count={2} circle />}
      {!notes.data && <LoadFailure reading={notes} />}
      {notes.data?.content.length === 0 && (
        <EmptyState title="No notes yet">What colleagues note about this person stands here.</EmptyState>
      )}
      {notes.data && notes.data.content.length > 0 && (
        <ol className={classes.list} aria-label="Notes">
          {notes.data.content.map((note) => (
            <NoteItem key={note.id} note={note} mayWrite={mayWrite} />
          ))}
        </ol>
      )}
      {notes.data && notes.data.totalPages > 1 && (
        <Pager page={notes.data} onChange={setPage} bordered={false} />
      )}
    </div>
  );
}
