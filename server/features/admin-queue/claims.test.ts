import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adminClaimItem, adminGetClaim, adminReleaseItem } from '#contract/admin-queue.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let asha: TestAccount;
let priya: TestAccount;
let id: string;
beforeEach(async () => {
  asha = await createAdmin(server.db);
  priya = await createAdmin(server.db, 'SUPER_ADMIN');
  id = newId();
});
afterEach(() => server.moveClock(0));

const params = (kind = 'REPORT') => ({ kind, id }) as never;

async function claim(by: TestAccount, kind?: string) {
  return (await server.as(by).call(adminClaimItem, { params: params(kind) })).data.claim;
}
async function read(by: TestAccount) {
  return (await server.as(by).call(adminGetClaim, { params: params() })).data.claim;
}
const release = (by: TestAccount) => server.as(by).call(adminReleaseItem, { params: params() });

describe('an item of the queue', () => {
  test('is free until an admin opens it, and then shows whose it is and since when', async () => {
    expect(await read(asha)).toBeNull();
    const own = await claim(asha);
    expect(own).toMatchObject({ adminName: fullName(asha), isOwn: true });
    expect(await read(priya)).toEqual({ ...own, isOwn: false });
  });

  test('stays with the first, who renews the claim', async () => {
    const first = await claim(asha);
    expect(await claim(priya)).toEqual({ ...first, isOwn: false });
    await server.moveClock(150);
    expect(await claim(asha)).toEqual(first);
    await server.moveClock(300);
    expect(await claim(priya)).toMatchObject({ adminName: fullName(asha), isOwn: false });
  });

  test('can be claimed by another three minutes after the last renewal', async () => {
    const first = await claim(asha);
    await server.moveClock(181);
    expect(await read(priya)).toBeNull();
    const second = await claim(priya);
    expect(second).toMatchObject({ adminName: fullName(priya), isOwn: true });
    expect(second?.since).not.toBe(first?.since);
    expect(await claim(asha)).toMatchObject({ isOwn: false });
  });

  test('reopened after its claim has expired is claimed since then', async () => {
    const first = await claim(asha);
    await server.moveClock(600);
    expect((await claim(asha))?.since).not.toBe(first?.since);
  });

  test('is released by its holder, and by no other admin', async () => {
    await claim(asha);
    expect((await release(priya)).status).toBe(204);
    expect(await read(priya)).toMatchObject({ adminName: fullName(asha) });
    await release(asha);
    expect(await read(priya)).toBeNull();
    expect(await claim(priya)).toMatchObject({ isOwn: true });
  });

  test('has one holder, regardless of how many open it at once', async () => {
    const admins = await Promise.all(Array.from({ length: 5 }, () => createAdmin(server.db)));
    const claims = await Promise.all(admins.map((admin) => claim(admin)));
    expect(claims.filter((one) => one?.isOwn)).toHaveLength(1);
    expect(new Set(claims.map((one) => one?.adminName)).size).toBe(1);
  });

  test('is a different one for another kind', async () => {
    await claim(asha);
    expect(await claim(priya, 'RECRUITER')).toMatchObject({ isOwn: true });
    expect((await server.as(asha).call(adminClaimItem, { params: params('NOTHING') })).status).toBe(404);
  });

  test('that is no longer open has no row', async () => {
    await claim(asha);
    await server.runTasks();
    expect(await read(asha)).not.toBeNull();
    await server.moveClock(181);
    await server.runTasks('endSilentClaims');
    const rows = server.db.selectFrom('adminClaims').selectAll().where('itemId', '=', id);
    expect(await rows.execute()).toEqual([]);
  });

  test('is for admins only', async () => {
    for (const account of [await createCandidate(server.db), await createRecruiter(server.db)]) {
      for (const endpoint of [adminGetClaim, adminClaimItem, adminReleaseItem]) {
        expect((await server.as(account).call(endpoint, { params: params() })).status).toBe(403);
      }
    }
  });
});
