import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminCountMails, adminListMails, adminSendMailAgain, type MailStatus } from '#contract/mails.ts';
import { inMinutes, now } from '#server/platform/clock.ts';
import { linkTo } from '#server/platform/links.ts';
import { configureMail } from '#server/platform/mail/deliver.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createFailedMail } from '#server/testing/factories/mails.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));
beforeEach(() => server.db.deleteFrom('mails').execute());

const letter = (to: string) => ({ to, subject: 'Your interview', text: 'At six.', html: '<p>At six.</p>' });
const list = async (query: { status?: MailStatus; search?: string; page?: number; size?: number } = {}) =>
  (await server.as(admin).call(adminListMails, { query })).data;
const sendAgain = (id: string, by: TestAccount = admin) =>
  server.as(by).call(adminSendMailAgain, { params: { id } });
const addresses = ({ content }: Awaited<ReturnType<typeof list>>) => content.map(({ to }) => to);

/** Deliveries that are queued directly, without waiting for the next sweep. */
async function countDeliveries(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker.jobs where task_identifier = 'deliverMails'`.execute(server.db);
  return rows[0]?.count ?? 0;
}

describe('the list of mails', () => {
  test('shows admins the latest failures first: to whom, subject, attempts and error', async () => {
    const id = await createFailedMail(server.db, 'leela@people.test');
    await queueMail(server.db, 'ACCOUNT', letter('asha@people.test'));
    const { content, totalElements } = await list();
    expect(totalElements).toBe(1);
    expect(content).toEqual([
      {
        id,
        to: 'leela@people.test',
        subject: 'Your interview',
        kind: 'INTERVIEW',
        status: 'FAILED',
        at: expect.any(String),
        createdAt: expect.any(String),
        tries: 29,
        lastError: 'Error: mailbox busy',
      },
    ]);
  });

  test('distinguishes failed, waiting and sent ones, each in a suitable order', async () => {
    await queueMail(server.db, 'ACCOUNT', letter('first@people.test'));
    await server.mailsTo('first@people.test');
    await server.moveClock(60);
    await queueMail(server.db, 'ACCOUNT', letter('second@people.test'));
    await server.mailsTo('second@people.test');
    await server.moveClock(0);
    await queueMail(server.db, 'ACCOUNT', letter('late@people.test'), { until: inMinutes(20), key: 'a' });
    await queueMail(server.db, 'ACCOUNT', letter('soon@people.test'), { until: inMinutes(5), key: 'b' });
    await createFailedMail(server.db, 'older@people.test', { failedAt: inMinutes(-60) });
    await createFailedMail(server.db, 'newer@people.test', { failedAt: inMinutes(-5) });
    expect(addresses(await list({ status: 'SENT' }))).toEqual(['second@people.test', 'first@people.test']);
    expect(addresses(await list({ status: 'WAITING' }))).toEqual(['soon@people.test', 'late@people.test']);
    expect(addresses(await list({ status: 'FAILED' }))).toEqual(['newer@people.test', 'older@people.test']);
    const { data } = await server.as(admin).call(adminCountMails);
    expect(data).toEqual({ FAILED: 2, WAITING: 2 });
  });

  test('is paged, each mail on one page', async () => {
    const at = now();
    for (let i = 0; i < 5; i += 1) await createFailedMail(server.db, `p${i}@people.test`, { failedAt: at });
    const pages = [
      await list({ size: 2 }),
      await list({ size: 2, page: 1 }),
      await list({ size: 2, page: 2 }),
    ];
    expect(pages.map(({ content }) => content.length)).toEqual([2, 2, 1]);
    expect(pages[0]).toMatchObject({ totalElements: 5, totalPages: 3, first: true, last: false });
    expect(new Set(pages.flatMap(addresses)).size).toBe(5);
  });

  test('is searched by any part of the address, literally', async () => {
    await createFailedMail(server.db, 'Leela.Iyer@people.test');
    await createFailedMail(server.db, 'leela_iyer@people.test');
    await createFailedMail(server.db, 'asha@people.test');
    expect(addresses(await list({ search: 'LEELA' }))).toHaveLength(2);
    expect(addresses(await list({ search: 'a_i' }))).toEqual(['leela_iyer@people.test']);
    expect(await list({ search: '%' })).toMatchObject({ content: [], totalElements: 0 });
  });

  test('never reveals a code, a working link, or the content of a mail', async () => {
    await createFailedMail(server.db, 'leela@people.test', {
      subject: '482913 is your Medallist code',
      lastError: `554 refused: ${linkTo('/reset-password?accessToken=s3cret')} looks odd`,
    });
    const [mail] = (await list()).content;
    expect(mail?.subject).toBe('•••••• is your Medallist code');
    expect(mail?.lastError).toBe(`554 refused: ${linkTo('/reset-password')} looks odd`);
    expect(JSON.stringify(mail)).not.toMatch(/482913|s3cret|secret link/);
  });

  test('is for admins only', async () => {
    const id = await createFailedMail(server.db, 'leela@people.test');
    for (const account of [await createCandidate(server.db), await createRecruiter(server.db)]) {
      expect((await server.as(account).call(adminListMails)).status).toBe(403);
      expect((await server.as(account).call(adminCountMails)).status).toBe(403);
      expect((await sendAgain(id, account)).status).toBe(403);
    }
    expect((await server.call(adminListMails)).status).toBe(401);
  });
});

describe('sending again', () => {
  test('queues a failed mail as if it were new, tries it at once and is audited', async () => {
    const id = await createFailedMail(server.db, 'leela@people.test', { failedAt: inMinutes(-3000) });
    const before = await countDeliveries();
    const answer = await sendAgain(id);
    expect(answer).toMatchObject({ status: 200, message: 'The mail will be sent again.' });
    expect(answer.data).toMatchObject({ id, status: 'WAITING', tries: 0, lastError: null });
    expect(await countDeliveries()).toBe(before + 1);
    expect(await server.mailsTo('leela@people.test')).toHaveLength(1);
    expect((await list({ status: 'SENT' })).content).toMatchObject([{ id, tries: 1 }]);
    const entry = await server.db
      .selectFrom('auditEvents')
      .select(['actorId', 'subjectType', 'before', 'ip'])
      .where('action', '=', 'mail.sent_again')
      .where('subjectId', '=', id)
      .execute();
    expect(entry).toEqual([
      { actorId: admin.id, subjectType: 'mail', before: { status: 'FAILED', tries: 29 }, ip: '127.0.0.1' },
    ]);
  });

  test('by two admins at once sends one mail and is audited once', async () => {
    const id = await createFailedMail(server.db, 'leela@people.test');
    const other = await createAdmin(server.db);
    const answers = await Promise.all([
      sendAgain(id),
      sendAgain(id, other),
      sendAgain(id),
      sendAgain(id, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await server.mailsTo('leela@people.test')).toHaveLength(1);
    const entries = await server.db
      .selectFrom('auditEvents')
      .select('id')
      .where('subjectId', '=', id)
      .execute();
    expect(entries).toHaveLength(1);
  });

  test('is refused for a mail that is waiting or was sent, and not found for an unknown one', async () => {
    await queueMail(server.db, 'ACCOUNT', letter('asha@people.test'));
    const [waiting] = (await list({ status: 'WAITING' })).content;
    expect((await sendAgain(waiting?.id ?? '')).status).toBe(409);
    await server.mailsTo('asha@people.test');
    expect((await sendAgain(waiting?.id ?? '')).status).toBe(409);
    expect((await sendAgain(newId())).status).toBe(404);
  });

  test('retries for another day before it fails again', async () => {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => stream.resume().on('end', () => done(new Error('mailbox busy'))),
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    const address = smtp.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    configureMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Medallist <no-reply@medallist.test>' });
    const id = await createFailedMail(server.db, 'leela@people.test', { failedAt: inMinutes(-3000) });
    await server.db
      .updateTable('mails')
      .set({ giveUpAt: inMinutes(-3000) })
      .execute();
    await sendAgain(id);
    await server.runTasks('deliverMails');
    expect((await list({ status: 'WAITING' })).content).toMatchObject([{ id, tries: 1 }]);
    await server.moveClock(24 * 3600 + 60);
    await server.runTasks('deliverMails');
    // The session has expired by then.
    const kept = await server.db.selectFrom('mails').select(['failedAt', 'attempts']).execute();
    expect(kept).toEqual([{ failedAt: expect.any(Date), attempts: 2 }]);
    await server.moveClock(0);
    configureMail({ from: 'Medallist <no-reply@medallist.test>' });
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
});
