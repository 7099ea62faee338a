import {
  APPLICANT_SORTS,
  type ApplicantNarrowing,
  type ApplicantSort,
} from '#contract/applications/recruiter-applications.ts';
import { APPLICATION_SOURCES } from '#contract/labels/applications.ts';
import { NOTICE_STEPS } from '#contract/matching/notice.ts';
import * as param from '#web/lib/address/params.ts';

export type Narrowing = Partial<ApplicantNarrowing>;

/** The filters and the order of applicants, as stored in the address. */
export const narrowingInAddress = {
  source: param.oneOf(APPLICATION_SOURCES),
  experienceMin: param.whole({ max: 50 }),
  payMax: param.whole({ max: 1_000_000_000 }),
  noticeMax: param.oneOf(NOTICE_STEPS),
  sort: param.oneOf(APPLICANT_SORTS, 'match'),
};

/** The filters among these values, for a query. */
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

/** A change that removes all filters. */
export const UNNARROWED = {
  source: undefined,
  experienceMin: undefined,
  payMax: undefined,
  noticeMax: undefined,
};
