import type { Area } from '../area.ts';

export const auth: Area = {
  name: 'auth',
  tests: ['server/features/auth/sign-in.test.ts'],
  mutants: [
    {
      fault: 'a locked account signs in',
      in: 'server/features/auth/auth.service.ts',
      find: "if (isLockedOut(user)) throw new AppError('ACCOUNT_LOCKED');",
      replace: '',
      tests: [
        'server/features/auth/sign-in.test.ts',
        'server/features/auth/sign-up.test.ts',
        'server/features/auth/two-factor',
      ],
    },
    {
      fault: 'a candidate signs in before the address is confirmed',
      in: 'server/features/auth/auth.service.ts',
      find: "if (user.userType === 'JOBSEEKER' && !user.emailVerifiedAt) throw",
      replace: "if (user.userType === 'AFFILIATE' && !user.emailVerifiedAt) throw",
      tests: [
        'server/features/auth/sign-in.test.ts',
        'server/features/auth/sign-up.test.ts',
        'server/features/auth/two-factor',
      ],
    },
    {
      fault: 'anybody passes the page of the admins',
      in: 'server/features/auth/auth.service.ts',
      find: 'if (isAdminLogin && !isAdminType(user.userType))',
      replace: 'if (isAdminLogin && !user.email)',
      tests: [
        'server/features/auth/sign-in.test.ts',
        'server/features/auth/sign-up.test.ts',
        'server/features/auth/two-factor',
      ],
    },
    {
      fault: 'any text passes for the code of the second step',
      in: 'server/features/auth/auth.service.ts',
      find: 'if (!(await twoFactor.accept(db, user.id, code))) throw',
      replace: 'if (!(await twoFactor.accept(db, user.id, code)) && !code) throw',
      tests: [
        'server/features/auth/sign-in.test.ts',
        'server/features/auth/sign-up.test.ts',
        'server/features/auth/two-factor',
      ],
    },
    {
      fault: 'a mailed code alone opens a session where two-step sign-in is on',
      in: 'server/features/auth/auth.service.ts',
      find: 'if (await twoFactor.isTwoFactorOn(db, userId)) return undefined;',
      replace: '',
      tests: [
        'server/features/auth/sign-in.test.ts',
        'server/features/auth/sign-up.test.ts',
        'server/features/auth/two-factor',
      ],
    },
    {
      fault: 'a disabled account is told that it may sign in',
      in: 'server/features/auth/auth.service.ts',
      find: 'accountEnabled: user !== undefined && !isLockedOut(user),',
      replace: 'accountEnabled: user !== undefined,',
      tests: [
        'server/features/auth/sign-in.test.ts',
        'server/features/auth/sign-up.test.ts',
        'server/features/auth/two-factor',
      ],
    },
    {
      fault: 'confirming an address is announced to nobody',
      in: 'server/features/auth/auth.service.ts',
      find: 'await emit(db, emailVerified, { userId });',
      replace: '',
      tests: ['server/features/auth/sign-up.test.ts', 'server/features/referrals/attribution.test.ts'],
      survives:
        'Sections and referrals wait for nothing yet: a candidate can save a profile only once the address is confirmed.',
    },
    {
      fault: 'refused guesses at one account close the address for all',
      in: 'server/features/auth/auth.routes.ts',
      find: "await returnPoint('signInPerAddress', ip);\n    throw refusal;",
      replace: 'throw refusal;',
      tests: [
        'server/features/auth/limits.test.ts',
        'server/features/auth/sessions.test.ts',
        'server/features/auth/sign-in.test.ts',
      ],
    },
    {
      fault: 'a success does not forget the failures before it',
      in: 'server/features/auth/auth.routes.ts',
      find: 'await forgetPoints(attempt.limit, attempt.key);',
      replace: '',
      tests: [
        'server/features/auth/limits.test.ts',
        'server/features/auth/sessions.test.ts',
        'server/features/auth/sign-in.test.ts',
      ],
    },
    {
      fault: 'a wrong code of the second step gives the try back',
      in: 'server/features/auth/auth.routes.ts',
      find: "return refusal instanceof AppError && refusal.code === 'INVALID_TOTP';",
      replace: "return refusal instanceof AppError && refusal.code === 'INVALID_CREDENTIALS';",
      tests: ['server/features/auth/limits.test.ts', 'server/features/auth/two-factor'],
    },
    {
      fault: 'the whole sign-in is not limited by account',
      in: 'server/features/auth/auth.routes.ts',
      find: 'await takePoint(limit, key);',
      replace: '',
      tests: [
        'server/features/auth/limits.test.ts',
        'server/features/auth/sessions.test.ts',
        'server/features/auth/sign-in.test.ts',
      ],
    },
    {
      fault: 'signing out with the access token alone leaves the session alive',
      in: 'server/features/auth/auth.routes.ts',
      find: 'else if (actor) await sessions.signOut(db, { id: actor.sessionId, userId: actor.userId });',
      replace: '',
      tests: [
        'server/features/auth/limits.test.ts',
        'server/features/auth/sessions.test.ts',
        'server/features/auth/sign-in.test.ts',
      ],
    },
    {
      fault: 'one account is sent any number of reset links',
      in: 'server/features/auth/passwords.routes.ts',
      find: ": takePoint('mailsPerAccount', body.email));",
      replace: ': undefined);',
      tests: ['server/features/auth/limits.test.ts', 'server/features/auth/recovery'],
    },
    {
      fault: 'a common password passes a reset',
      in: 'server/features/auth/passwords.routes.ts',
      find: "refuseCommon(body.newPassword, 'newPassword');",
      replace: '',
      tests: ['server/features/auth/limits.test.ts', 'server/features/auth/recovery'],
      survives: 'None of the 3,000 most common passwords meets the rules of a reset as they are today.',
    },
    {
      fault: 'a locked account is sent a reset link',
      in: 'server/features/auth/passwords.service.ts',
      find: 'if (!user || isLockedOut(user)) return;',
      replace: 'if (!user) return;',
      tests: ['server/features/auth/recovery'],
    },
    {
      fault: 'a reset leaves the sessions of before alive',
      in: 'server/features/auth/passwords.service.ts',
      find: "await sessions.revokeAll(db, user.id, 'PASSWORD_RESET');",
      replace: '',
      tests: ['server/features/auth/recovery'],
    },
    {
      fault: 'an expired link still sets a password',
      in: 'server/features/auth/secrets.queries.ts',
      find: ".deleteFrom('passwordResets')\n    .where('tokenHash', '=', tokenHash)\n    .where('expiresAt', '>', at)",
      replace: ".deleteFrom('passwordResets')\n    .where('tokenHash', '=', tokenHash)",
      tests: ['server/features/auth/recovery'],
      survives:
        'The link is checked before the new password is hashed; this is the net for a link that expires in between.',
    },
  ],
};
