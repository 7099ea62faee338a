import { expect, test } from 'vitest';
import { addAdmin, mailAdminLink, removeAdmin, setAdminRole } from '#contract/admin-team.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('a new role is mailed to the admin who got it, and to no other', async () => {
  const boss = server.as(await createAdmin(server.db, 'SUPER_ADMIN'));
  const params = { id: cast.admin.id };
  const promote = () => boss.call(setAdminRole, { params, body: { role: 'SUPER_ADMIN' } });
  expect(await toldBy(server, cast, promote)).toEqual({
    'account.changed': NOBODY,
    'admin.roleChanged': { notices: [], mails: ['admin'] },
  });
});

test('the link that activates an account is mailed to its address only', async () => {
  const boss = server.as(await createAdmin(server.db, 'SUPER_ADMIN'));
  const email = 'lata@medallist.test';
  const body = { firstName: 'Lata', lastName: 'Menon', email, role: 'ADMIN' } as const;
  expect(await toldBy(server, cast, () => boss.call(addAdmin, { body }))).toMatchObject({
    'user.created': NOBODY,
    'admin.added': { notices: [], mails: [email] },
  });
  const [first] = await server.mailsTo(email);
  expect(first?.subject).toBe('You are an admin of Medallist');
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await toldBy(server, cast, () => boss.call(mailAdminLink, { params: { id } }));
  expect(await server.mailsTo(email)).toHaveLength(2);
  await boss.call(removeAdmin, { params: { id } });
});
