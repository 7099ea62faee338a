import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import { isAdminType } from '#contract/core/roles.ts';
import { ACCOUNTS } from '#server/testing/admin-writes/accounts.ts';
import type { Scenarios, Stage } from '#server/testing/admin-writes/act.ts';
import { HIRING } from '#server/testing/admin-writes/hiring.ts';
import { MONEY } from '#server/testing/admin-writes/money.ts';
import { PLATFORM } from '#server/testing/admin-writes/platform.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { startServer } from '#server/testing/server.ts';

const SCENARIOS: Scenarios = { ...ACCOUNTS, ...HIRING, ...MONEY, ...PLATFORM };

/** Opening a queue item is not audited, and its claim is deleted when the item is decided. */
const NO_ACTS = ['adminClaimItem', 'adminReleaseItem'];

const WRITES = ENDPOINTS.filter(
  ({ access, method }) => access.kind === 'user' && access.types.every(isAdminType) && method !== 'GET',
).map(({ name }) => name);

let stage: Stage;
beforeAll(async () => {
  const server = await startServer();
  stage = {
    server,
    admin: await createAdmin(server.db),
    boss: await createAdmin(server.db, 'SUPER_ADMIN'),
  };
});
afterAll(() => stage.server.close());

test('every write that only admins may do has its case, and none has two', () => {
  const told = [...Object.keys(SCENARIOS), ...NO_ACTS];
  expect(told.toSorted()).toEqual(WRITES.toSorted());
});

test.each(Object.keys(SCENARIOS))(
  '%s leaves one audit event: who, subject, when, from where, before and after',
  async (name) => {
    const { call, about, isBoss, isNew } = await SCENARIOS[name]!(stage);
    const by = isBoss ? stage.boss : stage.admin;
    const entriesOf = () =>
      stage.server.db.selectFrom('auditEvents').selectAll().where('actorId', '=', by.id).execute();
    const earlier = new Set((await entriesOf()).map(({ id }) => id));
    const start = Date.now();
    const answer = await call();
    expect(answer.status, answer.message).toBeLessThan(300);
    const entries = (await entriesOf()).filter(({ id }) => !earlier.has(id));
    expect(entries.map(({ action }) => action)).toHaveLength(1);
    const [entry] = entries;
    expect(entry?.subjectId).toBe(typeof about === 'function' ? await about() : about);
    expect(Math.abs((entry?.at.getTime() ?? 0) - start)).toBeLessThan(60_000);
    expect(entry?.ip).toBe('127.0.0.1');
    expect(entry?.summary).toMatch(/\w \w/);
    expect(entry?.after).not.toBeNull();
    if (!isNew) expect(entry?.before).not.toBeNull();
    expect(entry?.before).not.toEqual(entry?.after);
  },
);
