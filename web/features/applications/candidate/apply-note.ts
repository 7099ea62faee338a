import * as z from 'zod';
import { forgetDraft, writeDraft } from '#web/lib/forms/kept-draft.ts';

/** What is typed, which need not be short enough to be sent. */
export const TypedNote = z.object({ note: z.string().nullish() });

const KEPT_DAYS = 7;

export function noteDraft(jobId: string) {
  return { name: `apply:${jobId}`, until: new Date(Date.now() + KEPT_DAYS * 86_400_000).toISOString() };
}

/** What was taken back stands in the sheet again. */
export function keepNote(jobId: string, note: string | null): void {
  const { name, until } = noteDraft(jobId);
  if (note) writeDraft(name, { note }, until);
}

export function forgetNote(jobId: string): void {
  forgetDraft(noteDraft(jobId).name);
}

/** Where the focus goes when the sheet closes or an application is undone. */
export function applyButtonId(jobId: string): string {
  return `apply-${jobId}`;
}

/** The latest of the bars that offer an undo. */
export const UNDO_BAR_ID = 'undo-application';
