import { expect, test } from 'vitest';
import { adminProcessAffiliate } from '#contract/affiliates.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { joinAsAffiliate } from '#server/testing/factories/referrals.ts';
import { toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('an admin’s decision notifies only the affiliate, and not a suspended one', async () => {
  const { id } = await joinAsAffiliate(server, { email: 'affiliate@people.test' });
  const decide = (action: 'APPROVE' | 'REJECT') => () =>
    server.as(cast.admin).call(adminProcessAffiliate, { params: { id }, body: { action, reason: 'No.' } });
  const told = { notices: [id], mails: ['affiliate@people.test'] };
  // The second rejection revokes the approval.
  for (const action of ['REJECT', 'APPROVE', 'REJECT'] as const) {
    expect(await toldBy(server, cast, decide(action))).toEqual({ 'affiliate.decided': told });
  }
  await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', id).execute();
  expect(await toldBy(server, cast, decide('APPROVE'))).toEqual({
    'affiliate.decided': { notices: [], mails: [] },
  });
});
