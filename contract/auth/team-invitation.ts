import * as z from 'zod';
import { invitationToken } from '#contract/companies/team.ts';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { nothing } from '../core/things.ts';
import { optionalPhone, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { SignupPassword } from '../kit/password.ts';
import { MemberRole } from '../labels/accounts.ts';
import { TokenBundle } from './session.ts';
import { BAD_PHONE } from './sign-up.ts';

/** What the invited person has to do: create an account, sign in, or use another address. */
export const INVITATION_WAYS = ['SIGN_UP', 'SIGN_IN', 'OTHER_ADDRESS'] as const;

export const checkTeamInvitation = endpoint({
  name: 'checkTeamInvitation',
  method: 'POST',
  path: '/api/auth/team-invitation/check',
  summary: 'What a mailed invitation to a team is for; does not use it up',
  access: anyone,
  reads: nothing('Asked for each link that is opened'),
  transaction: 'none',
  body: z.object({ token: invitationToken }),
  response: z.object({
    companyName: z.string(),
    invitedBy: z.string().nullable(),
    email: z.string(),
    role: MemberRole,
    way: z.enum(INVITATION_WAYS),
  }),
});

/** The invited address needs no code: receiving the link proves it. */
export const InvitedSignUp = ordered({
  token: invitationToken,
  firstName: required('First name is required', { max: 80 }),
  lastName: required('Last name is required', { max: 80 }),
  phone: optionalPhone(BAD_PHONE),
  password: SignupPassword,
});

export const signUpInvited = endpoint({
  name: 'signUpInvited',
  method: 'POST',
  path: '/api/auth/team-invitation/sign-up',
  summary: 'Create a recruiter account for the invited address, a member of the company, and a session',
  access: anyone,
  changes: ['account', 'team'],
  body: InvitedSignUp,
  response: TokenBundle,
  status: 201,
  replayable: false,
});
