import type { ErrorCode } from '#contract/core/errors.ts';
import type { ProofKind } from '#contract/core/proof.ts';
import type { SpentSecretsTable } from '#server/db/schema/accounts.ts';
import { defineEvent } from '#server/platform/events.ts';

export type SpentSecret = SpentSecretsTable['kind'];

/** The refusals of a sign-in that may be somebody else's attempt. */
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
  /** The address that the code confirms, which may not be the account's yet. */
  to: string;
  purpose: 'VERIFY_EMAIL' | 'CHANGE_EMAIL';
  /** Code and link exist only here: the database has their hashes. */
  code: string;
  link: string;
}

export const codeMade = defineEvent<CodeMade>('auth.codeMade');

/** The link exists only here: the database has its hash. */
export const resetRequested = defineEvent<{ userId: string; link: string }>('auth.resetRequested');

interface PasswordChanged {
  userId: string;
  /** SETTINGS keeps the device signed in; LINK is a mailed link. */
  by: 'SETTINGS' | 'LINK';
  ip: string;
}

export const passwordChanged = defineEvent<PasswordChanged>('auth.passwordChanged');

/** The owner of the address signed in with Google; the person who made the account had never proved it. */
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

/** A sign-in was refused, possibly not by the owner. */
export const signInFailed = defineEvent<SignInFailed>('auth.signInFailed');

export interface RefreshTokenReplayed {
  userId: string;
  /** Who sent the token that had been used before. */
  ip: string;
  userAgent: string | null;
  /** The session that was ended. */
  openedAt: Date;
  openedOn: string | null;
}

/**
 * Two parties hold the token of one session. It was ended, because nobody can tell which of them is the
 * owner.
 */
export const refreshTokenReplayed = defineEvent<RefreshTokenReplayed>('auth.refreshTokenReplayed');

/** A mailed link or code was shown again after it had been used. */
export const spentSecretShown = defineEvent<{ userId: string; kind: SpentSecret; ip: string }>(
  'auth.spentSecretShown',
);

/** From the list of sessions: one device, or all but the current one. */
export const devicesSignedOut = defineEvent<{ userId: string; which: 'ONE' | 'OTHERS'; ip: string }>(
  'auth.devicesSignedOut',
);

export interface TwoFactorMoved {
  userId: string;
  to: 'ON' | 'SET_UP' | 'OFF' | 'CODES_RENEWED';
  ip: string | null;
}

/** SET_UP: turned on by the creator of the account. */
export const twoFactorMoved = defineEvent<TwoFactorMoved>('auth.twoFactorMoved');

interface ProofRefused {
  userId: string;
  by: ProofKind;
  ip: string;
}

/** A person in this session failed to give the password or a code. */
export const proofRefused = defineEvent<ProofRefused>('auth.proofRefused');

export const superAdminMade = defineEvent<{ userId: string; email: string }>('auth.superAdminMade');
