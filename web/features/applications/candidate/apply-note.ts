import { forgetDraft, writeDraft } from '#web/lib/forms/saved-draft.ts';

/** Under which name a note is kept until it is sent. */
export function noteDraft(jobId: string): string {
  return `apply:${jobId}`;
}

/** What was taken back stands in the sheet again. */
export function keepNote(jobId: string, note: string | null): void {
  if (note) writeDraft(noteDraft(jobId), { note });
}

export function forgetNote(jobId: string): void {
  forgetDraft(noteDraft(jobId));
}

/** Where the focus goes when the sheet closes or an application is undone. */
export function applyButtonId(jobId: string): string {
  return `apply-${jobId}`;
}

/** The latest of the bars that offer an undo. */
export const UNDO_BAR_ID = 'undo-application';
