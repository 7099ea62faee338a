import * as z from 'zod';
import {
  APPLICANT_SORTS,
  ApplicantNarrowing,
  type ApplicantSort,
} from '#contract/applications/recruiter-applications.ts';

export type Narrowing = Partial<ApplicantNarrowing>;

/** What narrows and orders applicants, as it stands in the address. */
export const narrowingInAddress = {
  ...ApplicantNarrowing.shape,
  sort: z.enum(APPLICANT_SORTS).default('match'),
};

/** What of these values narrows, for a query. */
export function narrowingOf({ source, experienceMin, payMax, noticeMax }: Narrowing): Narrowing {
  return {
    ...(source && { source }),
    ...(experienceMin !== undefined && { experienceMin }),
    ...(payMax !== undefined && { payMax }),
    ...(noticeMax && { noticeMax }),
  };
}

const SORT_LABELS: Readonly<Record<ApplicantSort, string>> = {
  match: 'Best match first',
  'match-low': 'Lowest match first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  experience: 'Most experience first',
  'experience-low': 'Least experience first',
  pay: 'Lowest pay first',
  'pay-high': 'Highest pay first',
  notice: 'Shortest notice first',
  'notice-long': 'Longest notice first',
};
export const SORTS = APPLICANT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** What a change says to narrow by nothing. */
export const UNNARROWED = {
  source: undefined,
  experienceMin: undefined,
  payMax: undefined,
  noticeMax: undefined,
};
