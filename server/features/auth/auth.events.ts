import type { UserType } from '#contract/core/roles.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface SignUp {
  userId: string;
  userType: UserType;
  email: string;
  phone: string | null;
  /** What the browser knows of how it came here. */
  ref: string | null;
  deviceId: string | null;
}

export const signedUp = defineEvent<SignUp>('auth.signedUp');

export const emailVerified = defineEvent<{ userId: string }>('auth.emailVerified');
