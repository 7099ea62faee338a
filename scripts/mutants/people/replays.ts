import type { Area } from '../area.ts';

export const replays: Area = {
  name: 'replays',
  tests: ['server/platform/security-log.test.ts'],
  mutants: [
    {
      fault: 'a used code is not remembered',
      in: 'server/features/auth/email-codes.service.ts',
      find: "  await markSpent(db, 'VERIFY_CODE', spentCode(email, code), live.userId);\n",
      replace: '',
    },
    {
      fault: 'a used code is known in its exact case alone',
      in: 'server/features/auth/email-codes.service.ts',
      find: 'return `${email.toLowerCase()} ${code}`;',
      replace: 'return `${email} ${code}`;',
    },
    {
      fault: 'the code of one is the used code of everybody',
      in: 'server/features/auth/email-codes.service.ts',
      find: 'return `${email.toLowerCase()} ${code}`;',
      replace: 'return code;',
    },
    {
      fault: 'a used code that is entered again is a wrong one',
      in: 'server/features/auth/sign-up.routes.ts',
      find: "    await noteReplay(db, { kind: 'VERIFY_CODE', secret, ip: request.ip });\n",
      replace: "    if (!secret) await noteReplay(db, { kind: 'VERIFY_CODE', secret, ip: request.ip });\n",
    },
    {
      fault: 'every refusal counts as a replay',
      in: 'server/features/auth/spent-secrets.service.ts',
      find: '  if (!spent) return;\n  const { userId } = spent;',
      replace: '  const { userId } = spent ?? { userId: ip };',
    },
    {
      fault: 'a replay leaves no line in the log',
      in: 'server/features/auth/spent-secrets.service.ts',
      find: "  securityLog.write({ event: 'secret.replayed', kind, userId });\n",
      replace: '',
    },
    {
      fault: 'a replay is not on record',
      in: 'server/features/auth/spent-secrets.service.ts',
      find: '  await emit(db, spentSecretShown, { userId, kind, ip });\n',
      replace: '',
    },
    {
      fault: 'replays flood the trail',
      in: 'server/features/auth/auth.follows.ts',
      find: 'await audit.recordOncePerHour(db, { ...unknown(userId), action, summary, ip }, kind);',
      replace: 'await audit.record(db, { ...unknown(userId), action, summary, ip });',
    },
    {
      fault: 'a link that is used again is passed over',
      in: 'server/features/auth/spent-secrets.service.ts',
      find: '  await noteReplay(db, shown);\n  throw refusal;',
      replace: '  if (!shown) await noteReplay(db, shown);\n  throw refusal;',
    },
    {
      fault: 'used codes are remembered for a month',
      in: 'server/features/auth/spent-secrets.service.ts',
      find: "deleteSpentBefore(db, grace, ['VERIFY_CODE'])",
      replace: "deleteSpentBefore(db, inDays(-FAMILY_DAYS), ['VERIFY_CODE'])",
      tests: ['server/features/auth/forgetting.test.ts'],
    },
    {
      fault: 'used links are remembered for a day',
      in: 'server/features/auth/spent-secrets.service.ts',
      find: "deleteSpentBefore(db, inDays(-FAMILY_DAYS), ['RESET_LINK', 'VERIFY_LINK'])",
      replace: "deleteSpentBefore(db, grace, ['RESET_LINK', 'VERIFY_LINK'])",
      tests: ['server/features/auth/forgetting.test.ts'],
    },
    {
      fault: 'only where there is an account the used codes are looked for',
      in: 'server/features/auth/sign-up.routes.ts',
      find: "    await noteReplay(db, { kind: 'VERIFY_CODE'",
      replace: "    if (await users.findByEmail(db, email)) await noteReplay(db, { kind: 'VERIFY_CODE'",
      tests: ['server/features/auth/unknown-addresses.test.ts'],
    },
  ],
};
