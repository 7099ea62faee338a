import type { Area } from '../area.ts';

export const codes: Area = {
  name: 'codes',
  tests: [
    'server/features/auth',
    'server/features/auth/recovery',
    'server/features/account/password',
    'server/features/auth/limits.test.ts',
  ],
  mutants: [
    {
      fault: 'an expired code still counts',
      in: 'server/features/auth/email-codes.service.ts',
      find: "if (!live || live.expiresAt <= now()) return { code: 'CODE_EXPIRED'",
      replace: "if (!live) return { code: 'CODE_EXPIRED'",
      tests: ['server/features/auth/sign-up', 'server/features/account/email-change', 'server/features/auth'],
    },
    {
      fault: 'any code of six digits counts',
      in: 'server/features/auth/email-codes.service.ts',
      find: 'sameHash(live.codeHash, hashCode(live.id, code)) && queries',
      replace: 'code.length === 6 && queries',
      tests: ['server/features/auth/sign-up', 'server/features/account/email-change', 'server/features/auth'],
    },
    {
      fault: 'guesses at a code are not counted',
      in: 'server/features/auth/secrets.queries.ts',
      find: ".updateTable('codeRequests')\n    .set((eb) => ({ attemptsLeft: eb('attemptsLeft', '-', 1) }))",
      replace:
        ".updateTable('codeRequests')\n    .set((eb) => ({ attemptsLeft: eb('attemptsLeft', '-', 0) }))",
      tests: ['server/features/auth/sign-up', 'server/features/account/email-change'],
    },
    {
      fault: 'a change of password leaves the other devices signed in',
      in: 'server/features/auth/passwords.service.ts',
      find: "await sessions.revokeOthers(db, { userId, sessionId }, 'PASSWORD_CHANGED');",
      replace: '',
    },
    {
      fault: 'a reset link mailed before a change of password still works',
      in: 'server/features/auth/passwords.service.ts',
      find: 'await forgetResets(db, userId);',
      replace: '',
    },
    {
      fault: 'the password is changed without the current one',
      in: 'server/features/auth/passwords.service.ts',
      find: "await confirmPassword(db, userId, { password: currentPassword, path: 'currentPassword' });",
      replace: '',
    },
    {
      fault: 'a code of two-step sign-in works twice',
      in: 'server/features/auth/two-factor.queries.ts',
      find: "eb('lastStep', '<', step)",
      replace: "eb('lastStep', '<=', step)",
      tests: ['server/features/auth/two-factor'],
    },
    {
      fault: "somebody else's recovery code opens the account",
      in: 'server/features/auth/two-factor.service.ts',
      find: 'return hashSecret(`${userId}:${letters}`);',
      replace: 'return hashSecret(letters);',
      tests: ['server/features/auth/two-factor'],
    },
  ],
};
