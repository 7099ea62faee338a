import * as z from 'zod';
import { superAdmin } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { Id } from './core/ids.ts';
import { Timestamp } from './core/time.ts';
import { enumInput } from './kit/enum-input.ts';
import { required, trimmedEmail } from './kit/fields.ts';
import { ordered } from './kit/ordered.ts';

/** Days for which the mailed link can set the first password; after that a new link can be sent. */
export const ADMIN_LINK_DAYS = 7;

export const ADMIN_ROLES = ['ADMIN', 'SUPER_ADMIN'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
export const ADMIN_ROLE_LABELS: Readonly<Record<AdminRole, string>> = {
  ADMIN: 'Admin',
  SUPER_ADMIN: 'Super Admin',
};

export const AdminMember = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ADMIN_ROLES),
  isYou: z.boolean(),
  /** The owner has deactivated the account. */
  isResting: z.boolean(),
  hasTwoFactor: z.boolean(),
  addedAt: Timestamp,
  /** Null until the mailed link is used. */
  lastSignInAt: Timestamp.nullable(),
});
export type AdminMember = z.output<typeof AdminMember>;

const RoleInput = enumInput(ADMIN_ROLES, ADMIN_ROLE_LABELS, 'Please choose a role.');

export const AddAdminInput = ordered({
  firstName: required('First name is required', { max: 80 }),
  lastName: required('Last name is required', { max: 80 }),
  email: trimmedEmail('Email is required', 'Please enter a valid email address.'),
  role: RoleInput,
});
export type AddAdminInput = z.output<typeof AddAdminInput>;

const path = '/api/admin/team';
const params = z.object({ id: Id });

export const listAdmins = endpoint({
  name: 'listAdmins',
  method: 'GET',
  path,
  summary: 'Everybody who may use the console, super admins first',
  access: superAdmin,
  offline: false,
  reads: ['admins', 'account'],
  response: z.array(AdminMember),
});

export const addAdmin = endpoint({
  name: 'addAdmin',
  method: 'POST',
  path,
  summary: 'Make somebody an admin and mail a link that sets their first password',
  access: superAdmin,
  changes: ['admins'],
  proof: 'any',
  body: AddAdminInput,
  response: AdminMember,
  status: 201,
  message: 'Admin added',
});

export const mailAdminLink = endpoint({
  name: 'mailAdminLink',
  method: 'POST',
  path: `${path}/{id}/link`,
  summary: 'Mail a new link to an admin who has not signed in yet',
  access: superAdmin,
  changes: ['admins'],
  alone: 'admins',
  params,
  response: AdminMember,
  message: 'Link sent again',
});

export const setAdminRole = endpoint({
  name: 'setAdminRole',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Make another admin a super admin, or a super admin an admin',
  access: superAdmin,
  changes: ['admins'],
  proof: 'any',
  alone: 'admins',
  params,
  body: ordered({ role: RoleInput }),
  response: AdminMember,
  message: 'Role changed',
});

export const removeAdmin = endpoint({
  name: 'removeAdmin',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Close the account of another admin, at once and everywhere',
  access: superAdmin,
  changes: ['admins'],
  proof: 'any',
  alone: 'admins',
  params,
  message: 'Admin removed',
});
