import { Button } from '@mantine/core';
import {
  getSavedCandidate,
  type SavedDetails,
  SavedNote,
  TEAM_NOTE_MAX,
  writeSavedNote,
} from '#contract/search/saved-details.ts';
import { mark } from '#web/features/search/results/use-save-candidate.tsx';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { change, keepAnswer } from '#web/lib/api/query.ts';
import { useVersionedSave } from '#web/lib/api/use-versioned-save.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { ConflictMessage } from '#web/ui/failures/conflict-message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form, FormActions } from '#web/ui/fields/form-layout.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import classes from './team.module.css';

export function LastWritten({ saved: { note, notedAt, notedBy } }: { saved: SavedDetails }) {
  if (!note || !notedAt) return null;
  return (
    <p className={classes.written}>
      Written {notedBy && `by ${notedBy} `}on {formatDay(notedAt)}
    </p>
  );
}

interface TeamNoteFormProps {
  id: string;
  saved: SavedDetails;
}

/** One note for the whole team; the writer sees what a colleague wrote meanwhile. */
export function TeamNoteForm({ id, saved }: TeamNoteFormProps) {
  const form = useZodForm(SavedNote, { defaultValues: { note: saved.note } });
  const { control, handleSubmit, reset, setError } = form;
  const draft = useDraftForm(form, `saved-note:${id}:${saved.version}`);
  const saving = useVersionedSave<SavedDetails>(saved.version, (error) =>
    applyServerErrors({ setError }, error),
  );
  const { newer, failure } = saving;
  async function write(body: SavedNote): Promise<void> {
    const params = { id };
    const written = await saving.save((headers) => change(writeSavedNote, { params, body }, { headers }));
    if (!written) return;
    draft.forget();
    reset({ note: written.note });
    mark(id, { hasTeamNote: written.note !== '' });
    keepAnswer(getSavedCandidate, { params }, { saved: written });
  }
  return (
    <Form onSubmit={handleSubmit(write, saving.forgetFailure)}>
      {failure && <FailureMessage>{wordsOf(failure, 'The notes were not saved.')}</FailureMessage>}
      {newer && (
        <ConflictMessage
          onLoad={() => {
            reset({ note: newer.note });
            saving.settle();
          }}
          onKeep={saving.settle}
        />
      )}
      <DraftNotice draft={draft} />
      <div>
        <TextareaField control={control} name="note" label="Team notes" optional limit={TEAM_NOTE_MAX} />
        <LastWritten saved={saved} />
      </div>
      <FormActions>
        <Button type="submit" size="xs" variant="default" loading={saving.isSaving}>
          Save notes
        </Button>
      </FormActions>
    </Form>
  );
}
