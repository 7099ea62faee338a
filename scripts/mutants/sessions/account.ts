import type { Area } from '../area.ts';

export const account: Area = {
  name: 'account',
  tests: ['server/features/account/closing.test.ts'],
  mutants: [
    {
      fault: 'a deleted account keeps its sessions',
      in: 'server/features/account/account.service.ts',
      find: "await sessions.revokeAll(db, userId, 'ACCOUNT_DELETED');",
      replace: '',
    },
    {
      fault: 'a mailed code still works after the account is deleted',
      in: 'server/features/account/account.service.ts',
      find: 'await users.get(db, userId);\n  await codes.forget(db, userId);',
      replace: 'await users.get(db, userId);',
      survives: 'A deleted person is locked out before any code is checked, and erasure deletes the row.',
    },
    {
      fault: 'an account is deleted without its password',
      in: 'server/features/account/account.routes.ts',
      find: "await confirmPassword(db, userId, { password, path: 'password', message: WRONG_PASSWORD });",
      replace: '',
    },
    {
      fault: 'the code for one address moves the account to another',
      in: 'server/features/account/account.service.ts',
      find: 'if (pending?.email.toLowerCase() !== newEmail.toLowerCase()) {',
      replace: 'if (!pending) {',
      tests: ['server/features/account/email-change.test.ts'],
    },
    {
      fault: 'a reset link mailed to the old address still works',
      in: 'server/features/account/account.service.ts',
      find: 'await recovery.forgetResets(db, userId);\n  await sessions.revokeOthers',
      replace: 'await sessions.revokeOthers',
      tests: ['server/features/account/email-change.test.ts'],
    },
    {
      fault: 'the files of an erased person stay on the disk',
      in: 'server/features/account/erasure.tasks.ts',
      find: 'await files.removeOwned(db, id);',
      replace: '',
      tests: ['server/features/account/erasure.test.ts'],
    },
  ],
};
