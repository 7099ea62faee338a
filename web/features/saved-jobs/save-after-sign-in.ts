import { keepInTab, keptInTab, takeFromTab } from '#web/lib/kept/in-tab.ts';

const KEY = 'medallist.saveAfterSignIn';

/** A visitor wants this job; whether they sign in is still to be seen. Without the wish the way back still leads to it. */
export function wishToSave(jobId: string): void {
  keepInTab(KEY, jobId);
}

/** Whether this job was wished for in this tab; true once. */
export function takeWish(jobId: string): boolean {
  return keptInTab(KEY) === jobId && takeFromTab(KEY) === jobId;
}
