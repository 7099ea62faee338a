import * as z from 'zod';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { nothing } from '../core/things.ts';
import { Timestamp } from '../core/time.ts';
import { TokenBundle } from './session.ts';

/** `device` is descriptive, such as "Chrome on Windows". `lastUsedAt` is accurate to a quarter of an hour. */
export const OwnSession = z.object({
  id: Id,
  device: z.string(),
  ip: z.string().nullable(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  current: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/user/sessions',
  offline: false,
  summary: 'Where the user is signed in: this session first, then the last used',
  access: signedIn,
  reads: ['sessions'],
  response: z.array(OwnSession),
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  summary: 'Sign one of the own sessions out, at once; the current one too',
  access: signedIn,
  alone: 'account',
  changes: ['sessions'],
  params: z.object({ id: Id }),
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Sign every own session out but this one',
  access: signedIn,
  alone: 'account',
  changes: ['sessions'],
});

export const switchOrganization = endpoint({
  name: 'switchOrganization',
  method: 'POST',
  path: '/api/auth/switch-organization',
  summary: 'Work for another of the own organizations; the session keeps, its tokens are new',
  access: signedIn,
  alone: 'account',
  changes: nothing('What was held for the other company is forgotten, not read again'),
  body: z.object({ organizationId: Id }),
  response: TokenBundle,
  replayable: false,
});
