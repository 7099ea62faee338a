import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { addAdmin, listAdmins, mailAdminLink, removeAdmin, setAdminRole } from '#contract/admin-team.ts';
import { resetPassword } from '#contract/auth/recovery.ts';
import { getMe, login } from '#contract/auth/session.ts';
import {
  adminActivateCandidate,
  adminDeleteCandidate,
  adminSetCandidateStatus,
  adminSuspendCandidate,
} from '#contract/candidate-account.ts';
import { adminProcessRecruiter } from '#contract/companies/recruiter-review.ts';
import { enrol } from '#server/testing/authenticator.ts';
import { createAdmin, createCandidate } from '#server/testing/factories/accounts.ts';
import { madeOnce, ownServer, startServer } from '#server/testing/server.ts';

const NEW_PASSWORD = 'Battery-staple@7';
const DAY = 86_400;
const OWN = { status: 409, code: 'OWN_ADMIN_ACCOUNT' };

const server = ownServer();
const boss = madeOnce(() => createAdmin(server.db, 'SUPER_ADMIN'));
afterEach(() => server.moveClock(0));

let count = 0;
function newcomer(role: 'ADMIN' | 'SUPER_ADMIN' = 'ADMIN') {
  count += 1;
  return { firstName: 'Lata', lastName: 'Menon', email: `lata${count}@medallist.test`, role };
}

function asBoss() {
  return server.as(boss);
}

async function add(body = newcomer()) {
  return (await asBoss().call(addAdmin, { body })).data;
}

async function mailedLink(email: string): Promise<string> {
  const [mail] = await server.mailsTo(email);
  return /accessToken=(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
}

function choosePassword(token: string) {
  return server.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
}

function signIn(email: string, password = NEW_PASSWORD) {
  return server.call(login, { body: { email, password, isAdminLogin: true } });
}

/** Read by an admin who has just signed in, so that the test's clock does not matter. */
async function createdList() {
  const reader = await createAdmin(server.db, 'SUPER_ADMIN');
  return (await server.as(reader).call(listAdmins)).data;
}

async function list() {
  return (await asBoss().call(listAdmins)).data;
}

async function auditOf(subjectId: string) {
  const entries = server.db.selectFrom('auditEvents').where('subjectId', '=', subjectId).orderBy('id');
  return entries.select(['action', 'actorId', 'before', 'after', 'summary']).execute();
}

describe('an admin who is added', () => {
  test('chooses a password by the mailed link, signs in to the console, and is listed as active', async () => {
    const person = newcomer();
    const added = await asBoss().call(addAdmin, { body: person });
    expect(added).toMatchObject({ status: 201, message: 'Admin added' });
    expect(added.data).toMatchObject({ ...person, isYou: false, lastSignInAt: null, hasTwoFactor: false });
    expect((await signIn(person.email, 'Correct-horse-9')).status).toBe(401);
    await server.moveClock(6.9 * DAY);
    const token = await mailedLink(person.email);
    expect(token).toMatch(/^admin-/);
    expect((await choosePassword(token)).status).toBe(200);
    const { status, data } = await signIn(person.email);
    expect(status).toBe(200);
    const me = await server.as({ token: data.accessToken }).call(getMe);
    expect(me.data).toMatchObject({ userType: 'ADMIN', emailVerified: true });
    expect((await choosePassword(token)).status).toBe(400);
    const listed = (await createdList()).find(({ id }) => id === added.data.id);
    expect(listed?.lastSignInAt).not.toBeNull();
  });

  test('may sign in as a super admin where that was the role, and the mail says so', async () => {
    const person = newcomer('SUPER_ADMIN');
    await add(person);
    const [mail] = await server.mailsTo(person.email);
    expect(mail?.textBody).toContain('a super admin');
    expect((await list()).find(({ email }) => email === person.email)).toMatchObject({ role: 'SUPER_ADMIN' });
  });

  test('has seven days; then another link is sent, and only that one works', async () => {
    const person = newcomer();
    const { id } = await add(person);
    const first = await mailedLink(person.email);
    await server.moveClock(7 * DAY + 1);
    expect((await choosePassword(first)).status).toBe(400);
    const elder = await createAdmin(server.db, 'SUPER_ADMIN');
    expect(await server.as(elder).call(mailAdminLink, { params: { id } })).toMatchObject({
      status: 200,
      message: 'Link sent again',
    });
    const second = await mailedLink(person.email);
    expect(second).not.toBe(first);
    expect((await choosePassword(first)).status).toBe(400);
    expect((await choosePassword(second)).status).toBe(200);
    await signIn(person.email);
    expect(await server.as(elder).call(mailAdminLink, { params: { id } })).toMatchObject({
      status: 409,
      code: 'STATE_CHANGED',
    });
  });

  test.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'nowhere' }, 'Please enter a valid email address.'],
    [{ role: 'RECRUITER' }, 'Please choose a role.'],
  ])('with %j is refused: "%s"', async (fault, message) => {
    const body = { ...newcomer(), ...fault } as never;
    expect(await asBoss().call(addAdmin, { body })).toMatchObject({ status: 400, message });
  });

  test('needs an address that is not in use', async () => {
    const { email } = await createCandidate(server.db);
    const answer = await asBoss().call(addAdmin, { body: { ...newcomer(), email: email.toUpperCase() } });
    expect(answer).toMatchObject({ status: 409, errors: [{ path: 'email' }] });
  });
});

describe('the list', () => {
  test('shows super admins first, who has two-step sign-in and who is reading it, and no other people', async () => {
    const guarded = await createAdmin(server.db);
    await enrol(server, guarded);
    await createCandidate(server.db);
    const all = await list();
    const roles = all.map(({ role }) => role);
    expect(roles).toEqual(roles.toSorted().toReversed());
    expect(all.filter(({ isYou }) => isYou).map(({ id }) => id)).toEqual([boss.id]);
    expect(all.filter(({ hasTwoFactor }) => hasTwoFactor).map(({ id }) => id)).toEqual([guarded.id]);
  });
});

describe('a role', () => {
  test('takes effect at once in open sessions, both ways, with an audit event each', async () => {
    const admin = await createAdmin(server.db);
    const params = { id: admin.id };
    expect((await server.as(admin).call(listAdmins)).status).toBe(403);
    await asBoss().call(setAdminRole, { params, body: { role: 'SUPER_ADMIN' } });
    expect((await server.as(admin).call(listAdmins)).status).toBe(200);
    const back = await asBoss().call(setAdminRole, { params, body: { role: 'ADMIN' } });
    expect(back).toMatchObject({ status: 200, message: 'Role changed', data: { role: 'ADMIN' } });
    await asBoss().call(setAdminRole, { params, body: { role: 'ADMIN' } });
    expect((await server.as(admin).call(listAdmins)).status).toBe(403);
    const changes = (await auditOf(admin.id)).filter(({ action }) => action !== 'user.access_refused');
    expect(changes).toMatchObject([
      { action: 'user.admin_role_changed', before: { role: 'ADMIN' }, after: { role: 'SUPER_ADMIN' } },
      { action: 'user.admin_role_changed', before: { role: 'SUPER_ADMIN' }, after: { role: 'ADMIN' } },
    ]);
  });
});

describe('an admin who is removed', () => {
  test('is signed out everywhere at once, and is no longer listed', async () => {
    const admin = await createAdmin(server.db);
    const params = { id: admin.id };
    expect(await asBoss().call(removeAdmin, { params })).toMatchObject({ message: 'Admin removed' });
    expect((await server.as(admin).call(getMe)).status).toBe(401);
    expect((await list()).map(({ id }) => id)).not.toContain(admin.id);
    expect(await auditOf(admin.id)).toMatchObject([{ action: 'user.deleted', actorId: boss.id }]);
    expect((await asBoss().call(removeAdmin, { params })).status).toBe(404);
  });
});

describe('nobody', () => {
  test('demotes, removes or re-invites themselves', async () => {
    const params = { id: boss.id };
    expect(await asBoss().call(setAdminRole, { params, body: { role: 'ADMIN' } })).toMatchObject(OWN);
    expect(await asBoss().call(removeAdmin, { params })).toMatchObject(OWN);
    expect(await asBoss().call(mailAdminLink, { params })).toMatchObject(OWN);
  });

  test('reaches a user of another kind, or an unknown one', async () => {
    const candidate = await createCandidate(server.db);
    for (const id of [candidate.id, randomUUID()]) {
      expect(await asBoss().call(removeAdmin, { params: { id } })).toMatchObject({ status: 404 });
      const body = { role: 'ADMIN' } as const;
      expect(await asBoss().call(setAdminRole, { params: { id }, body })).toMatchObject({ status: 404 });
    }
  });

  test('makes, changes, removes or re-invites an admin without being a super admin', async () => {
    const admin = await createAdmin(server.db);
    const colleague = await createAdmin(server.db);
    const before = await list();
    const as = server.as(admin);
    const refused = { status: 403, code: 'FORBIDDEN' };
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const)
      expect(await as.call(addAdmin, { body: newcomer(role) })).toMatchObject(refused);
    for (const id of [boss.id, colleague.id, admin.id]) {
      const params = { id };
      for (const role of ['ADMIN', 'SUPER_ADMIN'] as const)
        expect(await as.call(setAdminRole, { params, body: { role } })).toMatchObject(refused);
      expect(await as.call(removeAdmin, { params })).toMatchObject(refused);
      expect(await as.call(mailAdminLink, { params })).toMatchObject(refused);
    }
    expect(await list()).toEqual(before);
  });

  test('suspends, deactivates or deletes an admin, a super admin or themselves by the calls for other accounts', async () => {
    const admin = await createAdmin(server.db);
    const before = await list();
    const reason = 'They are in the way.';
    for (const actor of [admin, boss])
      for (const id of [admin.id, boss.id]) {
        const params = { id };
        const as = server.as(actor);
        const answers = [
          await as.call(adminSuspendCandidate, { params, body: { reason } }),
          await as.call(adminActivateCandidate, { params }),
          await as.call(adminSetCandidateStatus, { params, body: { status: 'SUSPENDED', reason } }),
          await as.call(adminSetCandidateStatus, { params, body: { status: 'INACTIVE' } }),
          await as.call(adminDeleteCandidate, { params, query: { reason } }),
          await as.call(adminProcessRecruiter, { body: { recruiterId: id, action: 'SUSPEND', reason } }),
        ];
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      }
    expect(await list()).toEqual(before);
    expect((await server.as(admin).call(getMe)).status).toBe(200);
  });

  test('makes such a change more than ten minutes after the last proof', async () => {
    const { id } = await createAdmin(server.db);
    await server.moveClock(601);
    const required = { status: 403, code: 'PROOF_REQUIRED' };
    expect(await asBoss().call(addAdmin, { body: newcomer() })).toMatchObject(required);
    expect(await asBoss().call(removeAdmin, { params: { id } })).toMatchObject(required);
    const body = { role: 'SUPER_ADMIN' } as const;
    expect(await asBoss().call(setAdminRole, { params: { id }, body })).toMatchObject(required);
  });
});

test('when super admins remove and demote each other at once, one stays', async () => {
  const own = await startServer();
  try {
    const all = await Promise.all(Array.from({ length: 5 }, () => createAdmin(own.db, 'SUPER_ADMIN')));
    const tries = all.flatMap((actor) =>
      all
        .filter(({ id }) => id !== actor.id)
        .map(({ id }, place) =>
          place % 2
            ? own.as(actor).call(removeAdmin, { params: { id } })
            : own.as(actor).call(setAdminRole, { params: { id }, body: { role: 'ADMIN' } }),
        ),
    );
    expect(tries).toHaveLength(20);
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 204, 401, 403, 404, 409].includes(status))).toEqual([]);
    const left = await own.db
      .selectFrom('users')
      .select('id')
      .where('userType', '=', 'SUPER_ADMIN')
      .where('status', '=', 'ACTIVE')
      .execute();
    expect(left.length).toBeGreaterThanOrEqual(1);
  } finally {
    await own.close();
  }
});
