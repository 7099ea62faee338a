import * as z from 'zod';
import { recruiter, workspace } from '#contract/core/access.ts';
import { endpoint } from '#contract/core/endpoint.ts';
import { Id } from '#contract/core/ids.ts';
import { Timestamp } from '#contract/core/time.ts';
import { enumInput } from '#contract/kit/enum-input.ts';
import { required, trimmedEmail } from '#contract/kit/fields.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { MEMBER_ROLE_LABELS, MemberRole, MemberRoleInput } from '#contract/labels/accounts.ts';
import { INVITABLE_ROLES } from './team.policy.ts';

export const INVITATION_DAYS = 7;
export const OPEN_INVITATIONS_MAX = 50;

export const TeamMember = z.object({
  /** The user's id. */
  id: Id,
  name: z.string(),
  email: z.string(),
  designation: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  role: MemberRole,
  joinedAt: Timestamp,
  isYou: z.boolean(),
  /** Their current work: requests that wait for an answer, upcoming interviews, and overdue turns. */
  openRequests: z.number(),
  interviews: z.number(),
  overdueTurns: z.number(),
  /** The roles that the reader may give them; empty if none. */
  allowedRoles: z.array(MemberRole),
  canRemove: z.boolean(),
  /**
   * Whether they can take over a colleague's open interviews and jobs: their role allows it and their account
   * is active.
   */
  mayTakeOver: z.boolean(),
  /** Open interviews that somebody else has to take over when they leave. */
  duties: z.number(),
  /** Jobs that go to the same colleague. */
  ownedJobs: z.number(),
});
export type TeamMember = z.output<typeof TeamMember>;

export const TeamInvitation = z.object({
  id: Id,
  email: z.string(),
  role: MemberRole,
  invitedBy: z.string().nullable(),
  sentAt: Timestamp,
  expiresAt: Timestamp,
  isExpired: z.boolean(),
});
export type TeamInvitation = z.output<typeof TeamInvitation>;

const NO_EMAIL = 'Email is required';
const BAD_EMAIL = 'Please enter a valid email address.';

export const InvitableRole = enumInput(INVITABLE_ROLES, MEMBER_ROLE_LABELS, 'Please choose a role.');

export const InviteInput = ordered({ email: trimmedEmail(NO_EMAIL, BAD_EMAIL), role: InvitableRole });
export type InviteInput = z.output<typeof InviteInput>;

const successorId = z.uuid({ error: 'Please choose a colleague from your team.' }).nullish();

export const RoleChange = ordered({
  role: MemberRoleInput,
  /** Who takes over open interviews if the new role may not hold them; the caller if nobody is named. */
  successorId,
  /** With OWNER: the caller hands over ownership and becomes an admin. */
  handOver: z.boolean().default(false),
});
export type RoleChange = z.output<typeof RoleChange>;

const params = z.object({ id: Id });
const leader = workspace('ADMIN');

export const getTeam = endpoint({
  name: 'getTeam',
  method: 'GET',
  path: '/api/recruiter/team',
  summary: 'The members with what each of them does now, and to admins the open invitations',
  access: workspace('VIEWER'),
  reads: ['team', 'interviews', 'account', 'recruiterProfile'],
  response: z.object({
    members: z.array(TeamMember),
    invitations: z.array(TeamInvitation),
    canInvite: z.boolean(),
  }),
});

export const inviteMember = endpoint({
  name: 'inviteMember',
  method: 'POST',
  path: '/api/recruiter/team/invite',
  summary: 'Mail a link that lets one address join the company: 7 days, once',
  access: leader,
  changes: ['team'],
  body: InviteInput,
  response: TeamInvitation,
  status: 201,
  message: 'Invitation sent',
});

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: '/api/recruiter/team/invitations/{id}/resend',
  summary: 'Mail an open invitation again, with a new link that counts from now',
  access: leader,
  changes: ['team'],
  params,
  response: TeamInvitation,
  message: 'Invitation sent again',
});

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/recruiter/team/invitations/{id}',
  summary: 'Take an open invitation back; its link opens nothing any more',
  access: leader,
  changes: ['team'],
  params,
});

export const removeMember = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: '/api/recruiter/team/{id}',
  summary:
    'Take a colleague out of the company, at once; open interviews and jobs go to `successorId`, or to the caller',
  access: leader,
  alone: 'team',
  changes: ['team', 'interviews', 'account', 'company'],
  params,
  query: z.object({ successorId }),
});

export const changeMemberRole = endpoint({
  name: 'changeMemberRole',
  method: 'PUT',
  path: '/api/recruiter/team/{id}/role',
  summary: 'Give a colleague another role, at once; ownership changes only by an owner who proves who acts',
  access: leader,
  alone: 'team',
  changes: ['team', 'interviews', 'account', 'company'],
  params,
  body: RoleChange,
  response: TeamMember,
  message: 'Role changed',
});

export const BAD_INVITATION = 'This link is invalid or has expired.';
export const invitationToken = required(BAD_INVITATION);

export const joinTeam = endpoint({
  name: 'joinTeam',
  method: 'POST',
  path: '/api/recruiter/team/join',
  summary: 'Join a company by the mailed link, with the account that was invited',
  access: recruiter,
  changes: ['account', 'company', 'team'],
  body: z.object({ token: invitationToken }),
  response: z.object({ organizationId: Id }),
});
