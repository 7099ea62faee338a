const KEY = 'medallist.saveAfterSignIn';

/** A visitor wants this job; whether they sign in is still to be seen. */
export function wishToSave(jobId: string): void {
  try {
    sessionStorage.setItem(KEY, jobId);
  } catch {
    // A forbidden storage keeps no wish: the way back still leads to the job.
  }
}

/** Whether this job was wished for in this tab; true once. */
export function takeWish(jobId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== jobId) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
