import { describe, expect, test } from 'vitest';
import { updateUserProfile } from '#contract/account/profile.ts';
import { proveSession } from '#contract/auth/prove.ts';
import { updateCompany } from '#contract/companies/profile.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { Db } from '#server/db/schema/database.ts';
import { holdCaller } from '#server/http/session/session.ts';
import { createRecruiter } from './factories/accounts.ts';
import { madeOnce, ownServer } from './server.ts';

const server = ownServer();
const rohan = madeOnce(() => createRecruiter(server.db));

const CHANGES = {
  users: (db: Db) => db.updateTable('users').set({ phone: null }).where('id', '=', rohan.id).execute(),
  sessions: (db: Db) =>
    db.updateTable('sessions').set({ lastUsedAt: new Date() }).where('userId', '=', rohan.id).execute(),
  companies: (db: Db) =>
    db.updateTable('companies').set({ logoFileId: null }).where('id', '=', rohan.companyId).execute(),
  company_members: (db: Db) => db.deleteFrom('companyMembers').where('userId', '=', rohan.id).execute(),
};

async function hold(db: Db, endpoint: Pick<Endpoint, 'access' | 'proof' | 'alone'>) {
  const { sid } = JSON.parse(Buffer.from(rohan.token.split('.')[1] ?? '', 'base64url').toString());
  await holdCaller(endpoint, db, { sessionId: sid, type: 'RECRUITER' } as Parameters<typeof holdCaller>[2]);
}

describe("a call that changes the caller's own row without declaring it is refused", () => {
  test.each([
    [updateUserProfile, ['users', 'sessions']],
    [proveSession, ['users', 'sessions']],
    [updateCompany, ['users', 'sessions', 'companies', 'company_members']],
  ] as const)('like $0.name', async ({ access, proof }, tables) => {
    for (const table of tables) {
      const work = server.db.transaction().execute(async (tx) => {
        await hold(tx, { access, proof });
        await CHANGES[table](tx);
      });
      await expect(work).rejects.toThrow(`${table} is changed where the caller is held shared`);
    }
  });
});
