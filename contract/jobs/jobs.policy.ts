import type { FieldError } from '../core/errors.ts';
import type { MemberRole } from '../core/roles.ts';
import { hasRole } from '../core/roles.ts';
import { partyOfMember } from '../kit/transitions.ts';
import type { JobStatus } from '../labels/jobs.ts';
import type { JobInput } from './job.ts';
import { jobMoves } from './transitions.ts';

export function canWriteJobs(role: MemberRole): boolean {
  return hasRole(role, 'RECRUITER');
}

/** What a member may do with a job: the buttons of its screens. */
export function movesOfJob(role: MemberRole, status: JobStatus) {
  return jobMoves.allowedActions({ status }, partyOfMember(role), new Date());
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
