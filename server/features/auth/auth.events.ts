import type { ErrorCode } from '#contract/core/errors.ts';
import type { ProofKind } from '#contract/core/proof.ts';
import type { SpentSecretsTable } from '#server/db/schema/accounts.ts';
import { defineEvent } from '#server/platform/events.ts';

export type SpentSecret = SpentSecretsTable['kind'];

/** What a refused sign-in is told, where that may be somebody else's try. */
export const FAILED_SIGN_INS = [
  'INVALID_CREDENTIALS',
  'INVALID_TOTP',
  'TOO_MANY_LOGIN_ATTEMPTS',
  'ACCOUNT_LOCKED',
  'ADMIN_ONLY',
] as const satisfies ErrorCode[];
export type FailedSignIn = (typeof FAILED_SIGN_INS)[number];

interface CodeMade {
  userId: string;
  /** The address it is to confirm, which may not be the account's yet. */
  to: string;
  purpose: 'VERIFY_EMAIL' | 'CHANGE_EMAIL';
  /** Code and link are in no other place: only their hashes are kept. */
  code: string;
  link: string;
}

export const codeMade = defineEvent<CodeMade>('auth.codeMade');

/** The link is in no other place: only its hash is kept. */
export const resetRequested = defineEvent<{ userId: string; link: string }>('auth.resetRequested');

interface PasswordChanged {
  userId: string;
  /** In the settings, where the device stays signed in, or by a mailed link. */
  by: 'SETTINGS' | 'LINK';
  ip: string;
}

export const passwordChanged = defineEvent<PasswordChanged>('auth.passwordChanged');

/** The owner of the address came by Google; whoever made the account before never proved it. */
export const passwordDiscarded = defineEvent<{ userId: string }>('auth.passwordDiscarded');

export const googleLinked = defineEvent<{ userId: string }>('auth.googleLinked');

interface SignedIn {
  userId: string;
  userAgent: string | null;
  ip: string;
  isNewDevice: boolean;
}

export const signedIn = defineEvent<SignedIn>('auth.signedIn');

export interface SignInFailed {
  userId: string;
  code: FailedSignIn;
  ip: string;
}

/** Somebody who may not be the owner was refused at the door. */
export const signInFailed = defineEvent<SignInFailed>('auth.signInFailed');

export interface RefreshTokenReplayed {
  userId: string;
  /** Who showed the token that had been used before. */
  ip: string;
  userAgent: string | null;
  /** Of the session that was ended. */
  openedAt: Date;
  openedOn: string | null;
}

/** Two hold the token of one session: it was ended, for nobody can say which of them is the owner. */
export const refreshTokenReplayed = defineEvent<RefreshTokenReplayed>('auth.refreshTokenReplayed');

/** A mailed link or code was shown again after it had been used. */
export const spentSecretShown = defineEvent<{ userId: string; kind: SpentSecret; ip: string }>(
  'auth.spentSecretShown',
);

/** From the list of sessions: one device, or all but the own. */
export const devicesSignedOut = defineEvent<{ userId: string; which: 'ONE' | 'OTHERS'; ip: string }>(
  'auth.devicesSignedOut',
);

export interface TwoFactorMoved {
  userId: string;
  to: 'ON' | 'SET_UP' | 'OFF' | 'CODES_RENEWED';
  ip: string | null;
}

/** SET_UP: turned on by whoever made the account. */
export const twoFactorMoved = defineEvent<TwoFactorMoved>('auth.twoFactorMoved');

interface ProofRefused {
  userId: string;
  by: ProofKind;
  ip: string;
}

/** Somebody in a session of this person did not know the password, or had no code. */
export const proofRefused = defineEvent<ProofRefused>('auth.proofRefused');

export const superAdminMade = defineEvent<{ userId: string; email: string }>('auth.superAdminMade');
