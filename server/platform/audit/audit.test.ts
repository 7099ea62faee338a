import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivity } from '#contract/account/records.ts';
import { up as renameOldEntries } from '#server/db/migrations/0014_one_scheme_of_audit_names.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const KNOWN = [...readFileSync('server/platform/audit/actions.ts', 'utf8').matchAll(/'(\w+)'/g)].map(
  ([, name]) => name,
);

test('what was recorded under an old name is read under the one of today', async () => {
  const candidate = await createCandidate(server.db);
  const old = [
    'email.changed',
    'twoFactor.codesRenewed',
    'degree.approved',
    'interview.request',
    'job.draft',
  ];
  const rows = old.map((action, minute) => ({
    id: `00000000-0000-7000-8000-00000000000${minute}`,
    actorId: candidate.id,
    action,
    subjectType: 'USER',
    subjectId: candidate.id,
    companyId: null,
    summary: 'Did it',
    before: null,
    after: null,
    ip: null,
    at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  }));
  await server.db.insertInto('auditEvents').values(rows).execute();
  await renameOldEntries(server.db as never);
  const { data } = await server.as(candidate).call(listActivity);
  const today = data.content.map(({ action }) => action).toReversed();
  expect(today).toEqual([
    'user.email_changed',
    'user.recovery_codes_renewed',
    'education.verified',
    'interview.requested',
    'job.unpublished',
  ]);
  expect(today.map((action) => action.split('.')[1]).filter((name) => !KNOWN.includes(name))).toEqual([]);
  const subjects = await server.db.selectFrom('auditEvents').select('subjectType').orderBy('at').execute();
  const nouns = subjects.map(({ subjectType }) => subjectType);
  expect(nouns).toEqual(['user', 'user', 'education', 'interview', 'job']);
});
