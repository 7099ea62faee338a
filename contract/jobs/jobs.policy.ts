import type { FieldError } from '../core/errors.ts';
import type { MemberRole } from '../core/roles.ts';
import { hasRole } from '../core/roles.ts';
import { partyOfMember } from '../kit/transitions.ts';
import type { JobStatus } from '../labels/jobs.ts';
import type { JobInput, JobSkill } from './job.ts';
import { jobMoves } from './transitions.ts';

export function canWriteJobs(role: MemberRole): boolean {
  return hasRole(role, 'RECRUITER');
}

/** What a member may do with a job: the buttons of its screens. */
export function movesOfJob(role: MemberRole, status: JobStatus) {
  return jobMoves.allowedActions({ status }, partyOfMember(role), new Date());
}

export type Publishable = Pick<
  JobInput,
  'title' | 'description' | 'location' | 'salary' | 'workMode' | 'maxNoticePeriod' | 'openings'
> & {
  requiredSkills: readonly Pick<JobSkill, 'minYears' | 'minLevel'>[];
};

function fillsAllOf(openings: number): string {
  const filled = openings === 1 ? 'The opening is filled.' : `All ${openings} openings are filled.`;
  return `${filled} Please enter more to take applications again.`;
}

/**
 * What a draft still lacks to be published, in the order of the form: everything that the match needs.
 * `hired` is the number of openings that are filled already.
 */
export function missingToPublish(job: Publishable, hired = 0): FieldError[] {
  const { requiredSkills: skills, openings } = job;
  const checks: [boolean, string, string][] = [
    [job.title.trim() !== '', 'title', 'Job title is required'],
    [hired < openings, 'openings', fillsAllOf(openings)],
    [job.salary.max > 0, 'salary.max', 'Please enter the salary range.'],
    [
      Boolean(job.location.city) || job.location.isRemote || job.workMode === 'REMOTE',
      'location.city',
      'Please enter a city, or mark the job as remote.',
    ],
    [Boolean(job.maxNoticePeriod), 'maxNoticePeriod', 'Please choose the longest notice period.'],
    [job.description.trim() !== '', 'description', 'Please describe the job.'],
    [skills.length > 0, 'requiredSkills', 'Please add at least one required skill.'],
    [
      skills.length === 0 || skills.some(({ minYears, minLevel }) => minYears > 0 || minLevel > 1),
      'requiredSkills',
      'Please set the years or the level of at least one skill.',
    ],
  ];
  return checks.filter(([isMet]) => !isMet).map(([, path, message]) => ({ path, message }));
}
