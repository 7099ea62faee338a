import type { Stated } from '#contract/offers/comparison.ts';

interface StatedColumns {
  requestMin: number | null;
  requestMax: number | null;
  jobMin: number | null;
  jobMax: number | null;
}

/** What the request and the job had said when the offer was made. */
export function statedOf({ requestMin, requestMax, jobMin, jobMax }: StatedColumns): Stated {
  return {
    request: requestMin !== null && requestMax !== null ? { min: requestMin, max: requestMax } : null,
    job: jobMin !== null && jobMax !== null ? { min: jobMin, max: jobMax } : null,
  };
}
