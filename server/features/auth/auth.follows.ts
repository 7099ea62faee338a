import { exportRequested } from '#server/features/users/users.events.ts';
import type { AuditAction } from '#server/platform/audit/actions.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { now } from '#server/platform/clock.ts';
import { BY_TIME } from '#server/platform/deed.ts';
import { on } from '#server/platform/events.ts';
import {
  devicesSignedOut,
  type FailedSignIn,
  googleLinked,
  passwordChanged,
  proofRefused,
  refreshTokenReplayed,
  type SpentSecret,
  signedIn,
  signInFailed,
  spentSecretShown,
  superAdminMade,
  type TwoFactorMoved,
  twoFactorMoved,
} from './auth.events.ts';
import { deviceInWords } from './devices.ts';
import { listLiveSessions } from './sessions.queries.ts';

const TWO_FACTOR: Record<TwoFactorMoved['to'], [AuditAction, string]> = {
  ON: ['user.two_factor_enabled', 'Turned two-step sign-in on'],
  SET_UP: ['user.two_factor_enabled', 'Two-step sign-in was set up with the account'],
  OFF: ['user.two_factor_disabled', 'Turned two-step sign-in off'],
  CODES_RENEWED: ['user.recovery_codes_renewed', 'Made new recovery codes'],
};

const PASSWORD = {
  SETTINGS: { action: 'user.password_changed', summary: 'Changed the password' },
  LINK: { action: 'user.password_reset', summary: 'Set a new password with a mailed link' },
} as const;

const FAILED: Record<FailedSignIn, string> = {
  INVALID_CREDENTIALS: 'A sign-in failed: wrong password',
  INVALID_TOTP: 'A sign-in failed: wrong code of the authenticator app',
  TOO_MANY_LOGIN_ATTEMPTS: 'A sign-in was refused: too many tries',
  ACCOUNT_LOCKED: 'A sign-in was refused: the account is disabled',
  ADMIN_ONLY: 'A sign-in to the admin console was refused',
};

const SHOWN_AGAIN: Record<SpentSecret, [AuditAction, string]> = {
  RESET_LINK: ['user.link_replayed', 'A used link for a new password was opened again'],
  VERIFY_LINK: ['user.link_replayed', 'A used link for the email address was opened again'],
  VERIFY_CODE: ['user.code_replayed', 'A used code for the email address was entered again'],
};

/** The actor is unknown; the event is in the audit trail of the account's owner. */
function unknown(ip: string) {
  return { actorId: null, ip };
}

export const auditEntries = [
  on(signedIn, async (db, { userId, userAgent, ip }) => {
    const summary = `Signed in: ${deviceInWords(userAgent)}`;
    await audit.recordOwn(db, { userId, ip }, { action: 'user.signed_in', summary });
  }),
  on(devicesSignedOut, async (db, { userId, which, ip }) => {
    const summary = which === 'ONE' ? 'Signed out a device' : 'Signed out every other device';
    await audit.recordOwn(db, { userId, ip }, { action: 'user.signed_out', summary });
  }),
  on(passwordChanged, async (db, { userId, by, ip }) => {
    await audit.recordOwn(db, { userId, ip }, PASSWORD[by]);
  }),
  on(twoFactorMoved, async (db, { userId, to, ip }) => {
    const [action, summary] = TWO_FACTOR[to];
    await audit.recordOwn(db, { userId, ip }, { action, summary });
  }),
  on(googleLinked, async (db, { userId }) => {
    const summary = 'Linked a Google account';
    await audit.recordOwn(db, { userId }, { action: 'user.google_linked', summary });
  }),
  on(proofRefused, async (db, { userId, by, ip }) => {
    const what = by === 'PASSWORD' ? 'password' : 'code';
    const summary = `Could not confirm it with the ${what}`;
    await audit.recordOwn(db, { userId, ip }, { action: 'user.proof_refused', summary });
  }),
  on(signInFailed, async (db, { userId, code, ip }) => {
    const entry = { subjectId: userId, action: 'user.sign_in_failed', summary: FAILED[code] } as const;
    await audit.recordOncePerHour(db, unknown(ip), entry, code);
  }),
  on(refreshTokenReplayed, async (db, { userId, ip }) => {
    const summary = 'A session was ended: its token was shown twice, as by somebody who holds a copy';
    await audit.record(db, unknown(ip), { subjectId: userId, action: 'user.token_replayed', summary });
  }),
  on(spentSecretShown, async (db, { userId, kind, ip }) => {
    const [action, summary] = SHOWN_AGAIN[kind];
    await audit.recordOncePerHour(db, unknown(ip), { subjectId: userId, action, summary }, kind);
  }),
  on(superAdminMade, async (db, { userId, email }) => {
    const summary = `Made ${email} a super admin on the command line`;
    await audit.record(db, BY_TIME, { subjectId: userId, action: 'user.made_admin', summary });
  }),
];

export const departures = [
  on(exportRequested, async (db, { userId, add }) => {
    await add('sessions', await listLiveSessions(db, userId, now()));
  }),
];
