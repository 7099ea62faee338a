import type { FieldError } from '../core/errors.ts';
import type { MemberRole } from '../core/roles.ts';
import { hasRole } from '../core/roles.ts';
import type { JobStatus } from '../labels/jobs.ts';
import type { JobInput } from './job.ts';

/** From which states each change of state is allowed. */
export const JOB_MOVES = {
  publish: { from: ['DRAFT'], to: 'PUBLISHED' },
  unpublish: { from: ['PUBLISHED'], to: 'DRAFT' },
  close: { from: ['PUBLISHED'], to: 'CLOSED' },
  reopen: { from: ['CLOSED'], to: 'PUBLISHED' },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>;
export type JobMove = keyof typeof JOB_MOVES;

export function canWriteJobs(role: MemberRole): boolean {
  return hasRole(role, 'RECRUITER');
}

export function canMoveJob(role: MemberRole, status: JobStatus, move: JobMove): boolean {
  const from: readonly JobStatus[] = JOB_MOVES[move].from;
  return canWriteJobs(role) && from.includes(status);
}

/** An archived job was taken away by an admin and stays as it was. */
export function canEditJob(role: MemberRole, status: JobStatus): boolean {
  return canWriteJobs(role) && status !== 'ARCHIVED';
}

export type Publishable = Pick<JobInput, 'title' | 'description' | 'location' | 'salary' | 'workMode'> & {
  requiredSkills: readonly unknown[];
};

/** What still stands between a draft and its publication, in the order of the form. */
export function missingToPublish(job: Publishable): FieldError[] {
  const checks: [boolean, string, string][] = [
    [job.title.trim() !== '', 'title', 'Job title is required'],
    [job.salary.max > 0, 'salary.max', 'Please enter the salary range.'],
    [
      Boolean(job.location.city) || job.location.isRemote || job.workMode === 'REMOTE',
      'location.city',
      'Please enter a city, or mark the job as remote.',
    ],
    [job.description.trim() !== '', 'description', 'Please describe the job.'],
    [job.requiredSkills.length > 0, 'requiredSkills', 'Please add at least one required skill.'],
  ];
  return checks.filter(([isMet]) => !isMet).map(([, path, message]) => ({ path, message }));
}
