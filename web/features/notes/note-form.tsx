import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod';
import { getTeam } from '#contract/companies/team.ts';
import { mentionedIn, NOTE_MAX, type NoteInput } from '#contract/notes.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { texts, useKeptDraft } from '#web/lib/forms/kept-draft.ts';
import { useAttemptKey } from '#web/lib/forms/use-attempt-key.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import { NoteField } from './note-field.tsx';
import classes from './notes.module.css';

const Draft = texts('text');

interface NoteFormProps {
  /** Under this name the words are kept until they are saved. */
  name: string;
  label: string;
  initial?: string;
  submitLabel: string;
  /** Rejects with the failure; the same words go with the same key, however often they are tried. */
  onSave: (note: z.input<typeof NoteInput>, key: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** Where a note is written, or written anew. */
export function NoteForm({ name, label, initial = '', submitLabel, onSave, onCancel }: NoteFormProps) {
  const [first] = useState({ text: initial });
  const draft = useKeptDraft({ name, schema: Draft, initial: first });
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
