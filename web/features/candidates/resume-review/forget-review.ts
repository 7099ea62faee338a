export const REVIEW_KEY = 'resumeReview';

/** Apart from what reads it: a page that only forgets needs no schema. */
export function forgetReview(): void {
  sessionStorage.removeItem(REVIEW_KEY);
}
