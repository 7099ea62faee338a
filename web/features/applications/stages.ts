import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';

export interface Stage {
  name: string;
  statuses: ApplicationStatus[];
}

/** In which column of the board a stage stands. Reviewed people have not been decided about: they stay in the first. */
const COLUMNS: Readonly<Record<ApplicationStatus, string | null>> = {
  NEW: 'New',
  REVIEWED: 'New',
  SHORTLISTED: 'Shortlisted',
  INTERVIEW: 'Interviewing',
  OFFERED: 'Offered',
  HIRED: 'Hired',
  REJECTED: null,
  WITHDRAWN: null,
};

export const STAGES: readonly Stage[] = [
  ...Map.groupBy(APPLICATION_STATUSES, (status) => COLUMNS[status]),
].flatMap(([name, statuses]) => (name === null ? [] : [{ name, statuses }]));
