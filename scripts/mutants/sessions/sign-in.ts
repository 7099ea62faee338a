import type { Area } from '../area.ts';

export const signIn: Area = {
  name: 'sign-in',
  tests: [
    'server/features/auth/sign-in.test.ts',
    'server/features/auth/sign-up.test.ts',
    'server/features/auth/two-factor',
  ],
  mutants: [
    {
      fault: 'a locked account signs in',
      in: 'server/features/auth/auth.service.ts',
      find: "if (isLockedOut(user)) throw new AppError('ACCOUNT_LOCKED');",
      replace: '',
    },
    {
      fault: 'a candidate signs in before the address is confirmed',
      in: 'server/features/auth/auth.service.ts',
      find: "if (user.userType === 'JOBSEEKER' && !user.emailVerifiedAt) throw",
      replace: "if (user.userType === 'AFFILIATE' && !user.emailVerifiedAt) throw",
    },
    {
      fault: 'anybody can use the sign-in page of the admins',
      in: 'server/features/auth/auth.service.ts',
      find: 'if (isAdminLogin && !isAdminType(user.userType))',
      replace: 'if (isAdminLogin && !user.email)',
    },
    {
      fault: 'any text is accepted as the code of the second step',
      in: 'server/features/auth/auth.service.ts',
      find: 'if (!(await twoFactor.accept(db, user.id, code))) throw',
      replace: 'if (!(await twoFactor.accept(db, user.id, code)) && !code) throw',
    },
    {
      fault: 'a mailed code alone opens a session where two-step sign-in is on',
      in: 'server/features/auth/auth.service.ts',
      find: 'if (await twoFactor.isTwoFactorOn(db, userId)) return undefined;',
      replace: '',
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
      fault: 'a reset leaves earlier sessions alive',
      in: 'server/features/auth/passwords.service.ts',
      find: "await sessions.revokeAll(db, user.id, 'PASSWORD_RESET');",
      replace: '',
      tests: ['server/features/auth/recovery'],
    },
  ],
};
