import * as z from 'zod';
import { signedIn } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { USER_TYPES } from '../core/roles.ts';
import { Timestamp } from '../core/time.ts';
import { optionalPhone, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';

/** Inclusive. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** A pending change of address, until the code mailed to the new address is entered. */
const PendingEmail = z.object({
  newEmail: z.string(),
  expiresAt: Timestamp,
  /** The earliest time at which another code can be requested. */
  resendAt: Timestamp,
});

export const UserProfile = z.object({
  id: Id,
  userType: z.enum(USER_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  createdAt: Timestamp,
  twoFactorEnabled: z.boolean(),
  pendingEmail: PendingEmail.nullable(),
  /** Sent back as If-Match. */
  version: z.number(),
});
export type UserProfile = z.output<typeof UserProfile>;

export const getUserProfile = endpoint({
  name: 'getUserProfile',
  method: 'GET',
  path: '/api/user/profile',
  summary: 'The account of the caller, of any type',
  access: signedIn,
  reads: ['account', 'twoFactor'],
  response: UserProfile,
});

export const UserNames = ordered({
  firstName: required('First name is required', { max: 80 }),
  lastName: required('Last name is required', { max: 80 }),
});

export const updateUserProfile = endpoint({
  name: 'updateUserProfile',
  method: 'PUT',
  path: '/api/user/profile',
  summary: 'Change the own names; e-mail, phone and password have calls of their own',
  access: signedIn,
  alone: 'account',
  changes: ['account'],
  body: UserNames,
  response: UserProfile,
  message: 'Profile updated successfully!',
});

export const UserPhone = ordered({ phone: optionalPhone('Please enter a valid phone number') });

export const updatePhone = endpoint({
  name: 'updatePhone',
  method: 'PUT',
  path: '/api/user/phone',
  summary: 'Change the own phone number; blank removes it',
  access: signedIn,
  alone: 'account',
  changes: ['account'],
  body: UserPhone,
  response: UserProfile,
  message: 'Phone number updated successfully!',
});

export const uploadProfilePicture = endpoint({
  name: 'uploadProfilePicture',
  method: 'POST',
  path: '/api/user/profile-picture',
  summary: 'Replace the own picture: a PNG, JPG or WebP picture of up to 5 MB in the field `file`',
  access: signedIn,
  alone: 'account',
  changes: ['account'],
  response: z.object({ profilePictureUrl: z.string() }),
  transaction: 'own',
  upload: {
    field: 'file',
    maxFiles: 1,
    maxBytes: PICTURE_MAX_BYTES,
    tooLarge: 'Please choose a picture of at most 5 MB.',
  },
});

export const deleteProfilePicture = endpoint({
  name: 'deleteProfilePicture',
  method: 'DELETE',
  path: '/api/user/profile-picture',
  summary: 'Remove the own picture',
  access: signedIn,
  alone: 'account',
  changes: ['account'],
  transaction: 'own',
});
