import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { hasRole, type MemberRole } from '../core/roles.ts';
import { ordered } from '../kit/ordered.ts';
import { MemberRole as Role } from '../labels/accounts.ts';

export const JOB_TEAM_MAX = 20;

const Colleague = z.object({
  id: Id,
  name: z.string(),
  pictureUrl: z.string().nullable(),
  role: Role,
});

export const JobTeam = z.object({
  /** The member who is responsible for the job. */
  owner: Colleague.nullable(),
  /** The other members of the hiring team. */
  members: z.array(Colleague),
  /** Whether the caller may change it. */
  canChange: z.boolean(),
});
export type JobTeam = z.output<typeof JobTeam>;

/** Admins and owners of the company, and the owner of the job. */
export function mayChangeTeam(role: MemberRole, isOwner: boolean): boolean {
  return hasRole(role, 'ADMIN') || (isOwner && hasRole(role, 'RECRUITER'));
}

export const JobTeamInput = ordered({
  ownerId: z.uuid({ error: 'Please choose who owns the job.' }),
  memberIds: z.array(Id).max(JOB_TEAM_MAX, `Please choose at most ${JOB_TEAM_MAX} colleagues.`).default([]),
});
export type JobTeamInput = z.output<typeof JobTeamInput>;

const params = z.object({ id: Id });
const path = '/api/recruiter/jobs/{id}/team';

export const getJobTeam = endpoint({
  name: 'getJobTeam',
  method: 'GET',
  path,
  summary: 'Who owns a job, and who hires for it beside them',
  access: workspace('VIEWER'),
  reads: ['jobs', 'team'],
  params,
  response: JobTeam,
});

export const setJobTeam = endpoint({
  name: 'setJobTeam',
  method: 'PUT',
  path,
  summary:
    'Name the owner and the hiring team of a job; by owners and admins of the company, or by its owner',
  access: workspace('RECRUITER'),
  changes: ['jobs', 'applications', 'interviews', 'offers', 'hires'],
  params,
  body: JobTeamInput,
  response: JobTeam,
  message: 'Hiring team saved',
});
