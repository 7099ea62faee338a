import { Checkbox, Tabs, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FormEvent } from 'react';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { savePreparationNotes } from '#contract/interviews/respond.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { texts, useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

/** A hint, not a limit: longer notes are saved too. */
const NOTES_HINT = 1000;
const Notes = texts('notes');

interface PrepareDialogProps {
  interview: CandidateInterview;
  onClose: () => void;
}

/** Preparation notes, expected questions, and what to bring. */
export function PrepareDialog({ interview, onClose }: PrepareDialogProps) {
  const draft = useSavedDraft({
    name: `prepare:${interview.id}`,
    schema: Notes,
    initial: { notes: interview.preparationNotes },
  });
  const { notes } = draft.value;
  const save = useEndpointMutation(savePreparationNotes, {
    async onSuccess() {
      draft.forget();
      // So that reopening the dialog shows what was saved.
      await refresh(savePreparationNotes);
      notifications.show({ message: savePreparationNotes.message });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ params: { id: interview.id }, body: { notes } });
  }

  return (
    <Dialog opened onClose={onClose} title={`Prepare for ${interview.company.name}`} size={560}>
      <form noValidate onSubmit={submit}>
        {save.isError && (
          <Failure title="Failed to save notes. Please try again.">{save.error.message}</Failure>
        )}
        <Tabs defaultValue="notes">
          <Tabs.List mb={16}>
            <Tabs.Tab value="notes">Notes</Tabs.Tab>
            <Tabs.Tab value="questions">Questions</Tabs.Tab>
            <Tabs.Tab value="documents">Documents</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="notes">
            <DraftNotice draft={draft} />
            <Textarea
              label="Preparation notes"
              description="Only you see them."
              autosize
              minRows={6}
              maxRows={16}
              value={notes}
              onChange={(event) => draft.set({ notes: event.currentTarget.value })}
            />
            <NotesCount length={notes.length} />
          </Tabs.Panel>
          <Tabs.Panel value="questions">
            <Questions questions={interview.expectedQuestions} />
          </Tabs.Panel>
          <Tabs.Panel value="documents">
            <Documents documents={interview.documentsRequired} />
          </Tabs.Panel>
        </Tabs>
        <SubmitFooter isSending={save.isPending} onCancel={onClose} cancelLabel="Close">
          Save notes
        </SubmitFooter>
      </form>
    </Dialog>
  );
}

function NotesCount({ length }: { length: number }) {
  const color = length > NOTES_HINT ? 'var(--m-warning-fg)' : 'var(--m-faint)';
  return (
    <p className="meta num" style={{ marginTop: 4, textAlign: 'right', color }}>
      {length}/1000 characters
    </p>
  );
}

function Questions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return <p className="muted">The company named no questions.</p>;
  return (
    <ol style={{ display: 'grid', gap: 10, paddingLeft: 20, listStyle: 'decimal' }}>
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  );
}

function Documents({ documents }: { documents: readonly string[] }) {
  if (documents.length === 0) return <p className="muted">Nothing to bring.</p>;
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {documents.map((document) => (
        <Checkbox key={document} label={document} />
      ))}
    </div>
  );
}
