import { describe, expect, test } from 'vitest';
import { getUserProfile, updatePhone, updateUserProfile } from '#contract/account/profile.ts';
import { getMe } from '#contract/auth/session.ts';
import { createAdmin, createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const asha = madeOnce(() => createCandidate(server.db));

describe('the user’s own account', () => {
  test('is shown to every kind of user', async () => {
    for (const account of [asha, await createRecruiter(server.db), await createAdmin(server.db)]) {
      const { status, data, headers } = await server.as(account).call(getUserProfile);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        id: account.id,
        email: account.email,
        emailVerified: true,
        firstName: account.firstName,
        phone: '+91 98765 43210',
        profilePictureUrl: null,
        twoFactorEnabled: false,
        pendingEmail: null,
      });
      expect(headers.get('etag')).toBe(`"${data.version}"`);
    }
  });

  test('takes another name, which is shown at once', async () => {
    const person = await createCandidate(server.db);
    const { data, message } = await server
      .as(person)
      .call(updateUserProfile, { body: { firstName: ' Leela\r\n', lastName: '\u202eRao' } });
    expect(data).toMatchObject({ firstName: 'Leela', lastName: 'Rao' });
    expect(message).toBe('Profile updated successfully!');
    expect((await server.as(person).call(getMe)).data).toMatchObject({ firstName: 'Leela' });
  });

  test.each([
    [{ firstName: '', lastName: 'Rao' }, 'First name is required'],
    [{ firstName: 'Leela', lastName: ' ' }, 'Last name is required'],
    [{ firstName: '\u200b', lastName: 'Rao' }, 'First name is required'],
    [{ firstName: 'Leela', lastName: '\u3164' }, 'Last name is required'],
  ])('with %o is refused: "%s"', async (body, message) => {
    expect(await server.as(asha).call(updateUserProfile, { body })).toMatchObject({ status: 400, message });
  });

  test('is not overwritten by an edit of an older version', async () => {
    const person = await createCandidate(server.db);
    const caller = server.as(person);
    const { data } = await caller.call(getUserProfile);
    const headers = { 'if-match': `"${data.version}"` };
    const body = { firstName: 'Leela', lastName: 'Rao' };
    expect((await caller.call(updateUserProfile, { body, headers })).status).toBe(200);
    expect(await caller.call(updateUserProfile, { body, headers })).toMatchObject({
      status: 412,
      code: 'STALE_VERSION',
      data: { firstName: 'Leela', version: data.version + 1 },
    });
  });
});

describe('the phone number', () => {
  test.each([
    ['+91 98450-12345', '+91 98450-12345'],
    ['', null],
  ])('may be "%s"', async (phone, kept) => {
    const { data, message } = await server.as(asha).call(updatePhone, { body: { phone } });
    expect(data.phone).toBe(kept);
    expect(message).toBe('Phone number updated successfully!');
  });

  test.each(['12345', 'call me maybe', '+91 98450 12345 6789 0', '98450x12345'])(
    'may not be "%s"',
    async (phone) => {
      expect(await server.as(asha).call(updatePhone, { body: { phone } })).toMatchObject({
        status: 400,
        message: 'Please enter a valid phone number',
        errors: [{ path: 'phone' }],
      });
    },
  );
});
