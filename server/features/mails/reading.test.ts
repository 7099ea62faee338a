import { describe, expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/auth/recovery.ts';
import { signUpCandidate } from '#contract/auth/sign-up.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import type { MailKind } from '#contract/mail-kinds.ts';
import { adminGetMail, adminListMails, type MailStatus } from '#contract/mails.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { htmlWithoutSecrets, textWithoutSecrets } from '#server/platform/mail/without-secrets.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  createAdmin,
  createCandidate,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createFailedMail } from '#server/testing/factories/mails.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

const read = (id: string, by: TestAccount = admin) => server.as(by).call(adminGetMail, { params: { id } });

interface Asked {
  status?: MailStatus;
  kind?: MailKind;
  recipient?: string;
  from?: string;
  to?: string;
  search?: string;
}

async function found(query: Asked): Promise<string[]> {
  const { data } = await server.as(admin).call(adminListMails, { query });
  expect(data.totalElements).toBe(data.content.length);
  return data.content.map(({ to }) => to);
}

/** The newest mail to an address, as it was written and as an admin reads it. */
async function mailTo(address: string) {
  const [kept] = await server.mailsTo(address);
  const { data } = await read(kept?.id ?? '');
  return { kept: kept!, data };
}

describe('a mail that an admin reads', () => {
  test('has its content, as text and as a document, and its subject', async () => {
    const parts = { title: 'Your offer', paragraphs: ['Acme offers ₹38,00,000 a year.'] };
    await queueMail(server.db, 'OFFER', letter('reads@people.test', 'An offer from Acme', parts));
    const { data } = await mailTo('reads@people.test');
    expect(data).toMatchObject({ subject: 'An offer from Acme', kind: 'OFFER', status: 'SENT' });
    expect(data.text).toBe('Your offer\n\nAcme offers ₹38,00,000 a year.\n');
    expect(data.html).toContain('Acme offers ₹38,00,000 a year.');
    expect(data.html).toContain('color:#101f32');
    expect(data.hasCalendar).toBe(false);
  });

  test('has neither the code nor the link that proves an address', async () => {
    const email = 'newcomer@people.test';
    const body = { firstName: 'Asha', lastName: 'Rao', email, phone: '9876543210', password: PASSWORD };
    expect((await server.call(signUpCandidate, { body })).status).toBe(201);
    const { kept, data } = await mailTo(email);
    const [code = ''] = /\d{6}/.exec(kept.subject) ?? [];
    const [, token = ''] = /token=([\w.-]+)/.exec(kept.textBody) ?? [];
    expect(code).toHaveLength(6);
    expect(token.length).toBeGreaterThan(20);
    expect(data.kind).toBe('SECURITY');
    expect(JSON.stringify(data)).not.toContain(code);
    expect(JSON.stringify(data)).not.toContain(token);
    expect(data.text).toContain('••••••');
    expect(data.text).toContain(linkTo('/verify-email'));
  });

  test('has no link that sets a password', async () => {
    const { email } = await createCandidate(server.db);
    await server.call(requestPasswordReset, { body: { email } });
    const { kept, data } = await mailTo(email);
    const [, token = ''] = /accessToken=([\w.-]+)/.exec(kept.textBody) ?? [];
    expect(token.length).toBeGreaterThan(20);
    expect(JSON.stringify(data)).not.toContain(token);
    expect(data.html).toContain(`href="${linkTo('/reset-password')}"`);
  });

  test('does not reveal the link or the password of a meeting', () => {
    const facts: [string, string][] = [
      ['Link', 'https://meet.example/abc-defg-hij?pwd=1'],
      ['Password', 'Swordfish <3'],
    ];
    const { text, html } = letter('a@people.test', 'x', { title: 'Interview', paragraphs: [], facts });
    expect(textWithoutSecrets(text)).toContain('Link: https://meet.example/…\nPassword: ••••••');
    expect(htmlWithoutSecrets(html)).not.toMatch(/abc-defg|Swordfish|pwd/);
    expect(htmlWithoutSecrets(html)).toContain('https://meet.example/…');
  });

  test('keeps the link to a screen, and redacts anything in it that looks like a key', () => {
    const id = '01a208d1-2528-754a-97bd-4c998c123456';
    expect(textWithoutSecrets(linkTo(`/recruiter/jobs/${id}/applicants?application=${id}#x`))).toBe(
      linkTo(`/recruiter/jobs/${id}/applicants`),
    );
    expect(textWithoutSecrets(linkTo('/api/calendar/Zk3nP0_secret-9'))).toBe(linkTo('/api/calendar/••••••'));
    expect(textWithoutSecrets('Invoice MDL/26-27/000123')).toBe('Invoice MDL/26-27/000123');
  });

  test('is for admins only, and not found where there is none', async () => {
    const id = await createFailedMail(server.db, 'mine@people.test');
    expect((await read(id, await createCandidate(server.db))).status).toBe(403);
    expect((await server.call(adminGetMail, { params: { id } })).status).toBe(401);
    expect((await read(newId())).status).toBe(404);
  });
});

describe('mails are found', () => {
  test('by their subject, in every state', async () => {
    await createFailedMail(server.db, 'kind-a@people.test', { kind: 'INVOICE' });
    await createFailedMail(server.db, 'kind-b@people.test', { kind: 'HIRE' });
    expect(await found({ kind: 'INVOICE' })).toEqual(['kind-a@people.test']);
    expect(await found({ kind: 'HIRE' })).toEqual(['kind-b@people.test']);
    expect(await found({ kind: 'HIRE', status: 'SENT' })).toEqual([]);
  });

  test('by one whole address, regardless of case', async () => {
    await createFailedMail(server.db, 'one@people.test');
    await createFailedMail(server.db, 'someone@people.test');
    expect(await found({ recipient: 'ONE@people.test' })).toEqual(['one@people.test']);
  });

  test('by the days in India on which they failed, both included', async () => {
    const at = (day: string, time: string) => ({ failedAt: toInstant(day, time) });
    await createFailedMail(server.db, 'd1@people.test', at('2026-03-01', '23:59'));
    await createFailedMail(server.db, 'd2@people.test', at('2026-03-02', '00:00'));
    await createFailedMail(server.db, 'd3@people.test', at('2026-03-03', '23:59'));
    await createFailedMail(server.db, 'd4@people.test', at('2026-03-04', '00:00'));
    expect(await found({ from: '2026-03-02', to: '2026-03-03' })).toEqual([
      'd3@people.test',
      'd2@people.test',
    ]);
    expect(await found({ to: '2026-03-01' })).toEqual(['d1@people.test']);
  });

  test('by words of the subject, but not a code digit by digit', async () => {
    const subject = '482913 is your Medallist code';
    await createFailedMail(server.db, 'coded@people.test', { subject, kind: 'SECURITY' });
    expect(await found({ search: 'medallist CODE' })).toEqual(['coded@people.test']);
    for (const guess of ['482913', '4829', '48'])
      expect(await found({ search: guess, kind: 'SECURITY' })).toEqual([]);
  });
});
