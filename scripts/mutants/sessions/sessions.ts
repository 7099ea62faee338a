import type { Area } from '../area.ts';

export const sessions: Area = {
  name: 'sessions',
  tests: ['server/features/auth/sessions'],
  mutants: [
    {
      fault: 'a used refresh token is exchanged again',
      in: 'server/features/auth/sessions.service.ts',
      find: "return mayBeLost ? 'GRANTED' : 'STOLEN';",
      replace: "return 'GRANTED';",
    },
    {
      fault: 'a stolen token ends nothing but itself',
      in: 'server/features/auth/sessions.service.ts',
      find: "await revoke(db, session, 'TOKEN_REPLAYED');",
      replace: '',
    },
    {
      fault: 'a session that ended is refreshed',
      in: 'server/features/auth/sessions.service.ts',
      find: 'if (session.revokedAt || session.expiresAt <= now())',
      replace: 'if (session.expiresAt <= now())',
    },
    {
      fault: 'a session can be refreshed for ever',
      in: 'server/features/auth/sessions.service.ts',
      find: 'if (session.revokedAt || session.expiresAt <= now())',
      replace: 'if (session.revokedAt)',
    },
    {
      fault: "an admin's session lives 30 days",
      in: 'server/features/auth/sessions.service.ts',
      find: 'ADMIN_FAMILY_DAYS = 1',
      replace: 'ADMIN_FAMILY_DAYS = 30',
    },
    {
      fault: 'a locked account refreshes its tokens',
      in: 'server/features/auth/sessions.service.ts',
      find: "if (isLockedOut(user)) return { refused: 'ACCOUNT_LOCKED' };",
      replace: '',
    },
    {
      fault: 'two concurrent refreshes both count',
      in: 'server/features/auth/sessions.service.ts',
      find: '// Read again under the lock: a parallel refresh may have used it since.\n  const token = await queries.findRefreshToken(db, found.tokenHash);',
      replace: 'const token = found;',
    },
    {
      fault: 'a revoked session keeps its live stream',
      in: 'server/features/auth/sessions.service.ts',
      find: 'await live.revoked(db, ended);',
      replace: '',
      tests: ['server/http/live.test.ts', 'server/features/auth/sessions'],
    },
    {
      fault: "another person's session can be ended",
      in: 'server/features/auth/sessions.queries.ts',
      find: ".where('id', '=', id)\n    .where('userId', '=', userId)\n    .where('revokedAt', 'is', null)",
      replace: ".where('id', '=', id)\n    .where('revokedAt', 'is', null)",
    },
    {
      fault: 'a session moves to a company the person is no member of',
      in: 'server/features/auth/own-sessions.service.ts',
      find: 'const company = memberships.find(({ id }) => id === companyId);',
      replace: 'const company = memberships[0] && { ...memberships[0], id: companyId };',
    },
  ],
};
