import type { ApplicationStatus } from '#contract/labels/applications.ts';

export interface Stage {
  name: string;
  statuses: ApplicationStatus[];
}

/** The columns of the board. Reviewed people have not been decided about: they stay in the first. */
export const STAGES: readonly Stage[] = [
  { name: 'New', statuses: ['NEW', 'REVIEWED'] },
  { name: 'Shortlisted', statuses: ['SHORTLISTED'] },
  { name: 'Interviewing', statuses: ['INTERVIEW'] },
  { name: 'Offered', statuses: ['OFFERED'] },
  { name: 'Hired', statuses: ['HIRED'] },
];
