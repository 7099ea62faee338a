export const REVIEW_KEY = 'resumeReview';

/** In its own module, so that a page that only deletes the review loads no schema. */
export function forgetReview(): void {
  sessionStorage.removeItem(REVIEW_KEY);
}
