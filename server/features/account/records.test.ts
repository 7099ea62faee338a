import { describe, expect, test } from 'vitest';
import { updatePhone } from '#contract/account/profile.ts';
import { exportUserData, listActivity } from '#contract/account/records.ts';
import { requestPasswordReset } from '#contract/auth/recovery.ts';
import { login } from '#contract/auth/session.ts';
import { signUpRecruiter } from '#contract/auth/sign-up.ts';
import { createCandidate, createRecruiter, PASSWORD } from '#server/testing/factories/accounts.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer({ limits: true });

describe('the export', () => {
  test('is a file with everything about a candidate, and nothing about other people', async () => {
    const { candidate, recruiter } = await scheduleOne(server);
    const stranger = await createCandidate(server.db);
    const { status, headers, body } = await server.as(candidate).call(exportUserData);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="medallist-[\d-]+\.json"$/);
    const archive = body as Record<string, unknown>;
    expect(archive.account).toMatchObject({ id: candidate.id, email: candidate.email });
    expect(archive.profile).toMatchObject({ skills: { primaryRole: 'Backend Developer' } });
    for (const section of ['applications', 'interviews', 'notifications', 'sessions', 'activity']) {
      expect(archive[section], section).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
      );
    }
    const text = JSON.stringify(archive);
    expect(text).not.toContain(stranger.email);
    expect(text).not.toMatch(/passwordHash|argon2|storageKey/);
    expect(text).not.toContain(recruiter.email);
  });

  test('of a recruiter holds their own profile and companies', async () => {
    const { body } = await server.as(await createRecruiter(server.db)).call(exportUserData);
    expect(body).toMatchObject({ recruiterProfile: {}, companies: [{ role: 'OWNER' }] });
  });

  test('has the mails of a proven address, without secrets such as links and codes', async () => {
    const asha = await createCandidate(server.db);
    await server.call(requestPasswordReset, { body: { email: asha.email } });
    const [mail] = await server.mailsTo(asha.email);
    const secret = /accessToken=(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    expect(secret.length).toBeGreaterThan(20);
    const { body } = await server.as(asha).call(exportUserData);
    const { mails } = body as { mails: { subject: string; text: string }[] };
    expect(mails.map(({ subject }) => subject)).toContain(mail?.subject);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('has no mails of an address that is not proven', async () => {
    const person = { firstName: 'Asha', lastName: 'Rao', phone: '+91 98765 43210', password: PASSWORD };
    const email = 'newhire@people.test';
    const body = { ...person, email, companyName: 'Tamarind Pay' };
    const { data } = await server.call(signUpRecruiter, { body });
    expect(await server.mailsTo(email)).not.toHaveLength(0);
    const archive = await server.as({ token: data.accessToken }).call(exportUserData);
    expect(archive.body).toMatchObject({ account: { email }, mails: [] });
  });

  test('is only for the person', async () => {
    expect((await server.call(exportUserData)).status).toBe(401);
  });

  test('can be requested five times an hour', async () => {
    const asha = await createCandidate(server.db);
    for (let time = 0; time < 5; time++) {
      expect((await server.as(asha).call(exportUserData)).status).toBe(200);
    }
    expect(await server.as(asha).call(exportUserData)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });
});

describe('the user’s own audit trail', () => {
  test('describes what the person did, newest first, page by page', async () => {
    const asha = await createCandidate(server.db);
    await server.call(login, { body: { email: asha.email, password: PASSWORD } });
    await server.as(asha).call(updatePhone, { body: { phone: '+91 98450 12345' } });
    const { data } = await server.as(asha).call(listActivity);
    expect(data).toMatchObject({ number: 0, size: 20, totalElements: 2 });
    expect(data.content.map(({ summary }) => summary)).toEqual([
      'Changed the phone number',
      'Signed in: Unknown device',
    ]);
    expect(data.content[1]).toMatchObject({ action: 'user.signed_in', ip: '127.0.0.1' });
    const second = await server.as(asha).call(listActivity, { query: { page: 1, size: 1 } });
    expect(second.data.content.map(({ action }) => action)).toEqual(['user.signed_in']);
  });

  test('has the steps of an interview, each with who took it', async () => {
    const { candidate, recruiter } = await scheduleOne(server);
    const actionsOf = async (account: { token: string }) => {
      const { data } = await server.as(account).call(listActivity);
      return data.content.map(({ action }) => action).filter((action) => action.startsWith('interview.'));
    };
    expect(await actionsOf(candidate)).toEqual(['interview.accepted']);
    expect(await actionsOf(recruiter)).toEqual(['interview.scheduled', 'interview.requested']);
  });
});
