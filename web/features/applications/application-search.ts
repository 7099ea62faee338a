import { APPLICANT_SORTS } from '#contract/applications/recruiter-applications.ts';
import { APPLICATION_STATUSES } from '#contract/labels/applications.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';
import { narrowingInAddress } from './applicants/narrowing.ts';

/** The filters of all applications, as stored in the address. */
export const ApplicationFilter = {
  status: param.oneOf(APPLICATION_STATUSES),
  jobId: param.id,
  search: param.text,
  ...narrowingInAddress,
  sort: param.oneOf(APPLICANT_SORTS, 'newest'),
};
export type ApplicationFilter = Values<typeof ApplicationFilter>;
