import { expect, test } from 'vitest';
import { getMe, login } from '#contract/auth/session.ts';
import { codeOf } from '#server/testing/authenticator.ts';
import { ownServer } from '#server/testing/server.ts';
import * as admins from './admins.service.ts';

const LATA = {
  firstName: 'Lata',
  lastName: 'Menon',
  email: 'lata@medallist.test',
  password: 'Correct-horse@9',
};

const server = ownServer();

test('a super admin made on the command line signs in to the admin console at once', async () => {
  const { secondStep } = await admins.createSuperAdmin(server.db, LATA, { withSecondStep: false });
  expect(secondStep).toBeUndefined();
  const { status, data } = await server.call(login, { body: { ...LATA, isAdminLogin: true } });
  expect(status).toBe(200);
  const me = await server.as({ token: data.accessToken }).call(getMe);
  expect(me.data).toMatchObject({ userType: 'SUPER_ADMIN', emailVerified: true });
});

test('the audit trail has its creation without an actor', async () => {
  const events = server.db
    .selectFrom('auditEvents')
    .select('actorId')
    .where('action', '=', 'user.made_admin');
  expect(await events.execute()).toEqual([{ actorId: null }]);
});

test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
  [{ email: 'nowhere' }, 'Invalid email format'],
  [{ password: 'Aa1@' }, 'Password must be at least 8 characters long'],
  [{ password: 'correct-horse@9' }, 'Password must contain at least one uppercase letter'],
  [{ password: 'Correct-horse9' }, 'Password must contain at least one special character (@$!%*?&)'],
  [{ email: 'LATA@medallist.test' }, 'An account with this email already exists.'],
])('with %j it is refused: "%s"', async (fault, text) => {
  const made = admins.createSuperAdmin(server.db, { ...LATA, ...fault }, { withSecondStep: false });
  await expect(made).rejects.toThrow(text);
});

test('one made with two-step sign-in signs in with a code of it or a recovery code, never without', async () => {
  const person = { ...LATA, email: 'mira@medallist.test' };
  const { secondStep } = await admins.createSuperAdmin(server.db, person, { withSecondStep: true });
  const signIn = (totpCode?: string) =>
    server.call(login, { body: { ...person, isAdminLogin: true, totpCode } });
  expect((await signIn()).code).toBe('TWO_FACTOR_REQUIRED');
  expect((await signIn(codeOf(secondStep?.secret ?? ''))).status).toBe(200);
  expect((await signIn(secondStep?.recoveryCodes[0])).status).toBe(200);
});
