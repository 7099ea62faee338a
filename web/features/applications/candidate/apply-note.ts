import { forgetDraft, writeDraft } from '#web/lib/forms/saved-draft.ts';

/** The name under which a note is stored until it is sent. */
export function noteDraft(jobId: string): string {
  return `apply:${jobId}`;
}

/** Puts the note of an undone application back into the sheet. */
export function keepNote(jobId: string, note: string | null): void {
  if (note) writeDraft(noteDraft(jobId), { note });
}

export function forgetNote(jobId: string): void {
  forgetDraft(noteDraft(jobId));
}

/** The id of the button that gets the focus when the sheet closes or an application is undone. */
export function applyButtonId(jobId: string): string {
  return `apply-${jobId}`;
}

/** The id of the latest undo bar. */
export const UNDO_BAR_ID = 'undo-application';
