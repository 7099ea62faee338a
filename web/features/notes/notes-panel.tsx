import { useState } from 'react';
import { addNote, listNotes } from '#contract/notes.ts';
import { change, useEndpoint } from '#web/lib/api/query.ts';
import { underKey } from '#web/lib/forms/use-attempt-key.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import classes from './notes.module.css';

interface NotesPanelProps {
  applicationId: string;
  /** Who looks on reads. */
  mayWrite: boolean;
}

/** What colleagues keep about a candidate, the latest first. */
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
