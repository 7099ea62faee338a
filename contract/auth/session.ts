import * as z from 'zod';
import { anyone, signedInEvenInactive } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { APPROVAL_STATUSES, MEMBER_ROLES, USER_TYPES } from '../core/roles.ts';
import { nothing } from '../core/things.ts';
import { tooLong, trimmedEmail } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { TotpCode } from './two-factor.ts';

export const User = z.object({
  id: Id,
  userType: z.enum(USER_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** False while the account is deactivated: such a session may only reactivate, export or delete it. */
  isActive: z.boolean(),
  profilePictureUrl: z.string().nullable(),
  organizationName: z.string().nullable(),
});
export type User = z.output<typeof User>;

export const Organization = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  approvalStatus: z.enum(APPROVAL_STATUSES),
});

export const Me = User.extend({ organizations: z.array(Organization) });
export type Me = z.output<typeof Me>;

/** `expiresIn` is in seconds. */
export const TokenBundle = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  tokenType: z.literal('Bearer'),
  /**
   * Stored on the device beyond the session: with it, other people's failed sign-ins do not lock the device
   * out.
   */
  deviceMark: z.string(),
  expiresIn: z.number(),
  user: User,
});
export type TokenBundle = z.output<typeof TokenBundle>;

/** The marks stored on a device; the server knows which account each belongs to. */
export const DeviceMarks = z.array(z.string().max(200)).max(5).optional();

const PASSWORD_MISSING = 'Password is required';

/** The password is not trimmed: spaces around it are part of it. */
export const Credentials = ordered({
  email: trimmedEmail('Email is required', 'Invalid email format'),
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(500, tooLong(500)),
});

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with e-mail and password, and a second step where it is on',
  access: anyone,
  changes: ['sessions'],
  body: Credentials.extend({
    isAdminLogin: z.boolean().default(false),
    totpCode: TotpCode,
    deviceMarks: DeviceMarks,
  }),
  response: TokenBundle,
  transaction: 'own',
});

export const refreshTokens = endpoint({
  name: 'refreshTokens',
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchange a refresh token for a new bundle; each works once',
  access: anyone,
  changes: nothing('Another token for the same session'),
  body: z.object({ refreshToken: z.string().max(200) }),
  response: TokenBundle,
  transaction: 'own',
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End the session that a refresh token belongs to',
  access: anyone,
  changes: ['sessions'],
  body: z.object({ refreshToken: z.string().max(200).optional() }),
  replayable: false,
});

export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user and the organizations they belong to',
  access: signedInEvenInactive,
  reads: ['account', 'company'],
  response: Me,
});
