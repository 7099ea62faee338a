import net from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { inMinutes, now } from '../clock.ts';
import { configureMail, deliverMails } from './deliver.ts';
import { claimDueMail } from './mail.queries.ts';
import { dropHeld, queueMail } from './mail.ts';

const MAIL = { to: 'leela@people.test', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' };
const DAY_SECONDS = 24 * 60 * 60;

let server: TestServer;
let silent: net.Server;
let connections: net.Socket[];

beforeAll(async () => {
  server = await startServer();
  silent = net.createServer((socket) => {
    connections.push(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await server.close();
  silent.close();
});
beforeEach(async () => {
  connections = [];
  await server.db.deleteFrom('mails').execute();
  const { port } = silent.address() as net.AddressInfo;
  configureMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@medallist.test', silenceMs: 700 });
});
afterEach(async () => {
  for (const socket of connections) socket.destroy();
  await server.moveClock(0);
});

function mails() {
  return server.db.selectFrom('mails').selectAll().orderBy('createdAt').execute();
}

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(
    server.db,
  );
  return rows[0]?.count ?? 0;
}

describe('a silent mail server', () => {
  test('is given up after a timeout, without a transaction that waits for it', async () => {
    for (const subject of ['One', 'Two', 'Three'])
      await queueMail(server.db, 'ACCOUNT', { ...MAIL, subject });
    const delivering = deliverMails.run(server.db, undefined);
    await expect.poll(() => connections.length).toBe(1);
    expect(await openTransactions()).toBe(0);
    await delivering;
    expect(connections).toHaveLength(1);
    expect((await mails()).map(({ attempts, sentAt }) => [attempts, sentAt])).toEqual([
      [1, null],
      [0, null],
      [0, null],
    ]);
  });

  test('gets no retry of a mail after a day, and the failure is stored', async () => {
    await queueMail(server.db, 'ACCOUNT', MAIL);
    await server.moveClock(DAY_SECONDS - 60);
    await deliverMails.run(server.db, undefined);
    expect(await mails()).toMatchObject([{ failedAt: null, attempts: 1 }]);
    await server.moveClock(DAY_SECONDS + 120);
    await deliverMails.run(server.db, undefined);
    expect(await mails()).toMatchObject([{ failedAt: expect.any(Date), attempts: 2, sentAt: null }]);
    expect((await mails())[0]?.lastError).toMatch(/Timeout|Greeting never received/);
    await server.moveClock(DAY_SECONDS * 2);
    await deliverMails.run(server.db, undefined);
    expect(await mails()).toMatchObject([{ attempts: 2 }]);
  });
});

describe('a mail that a process has claimed', () => {
  test('belongs to it until that process must have died', async () => {
    await queueMail(server.db, 'ACCOUNT', MAIL);
    await claimDueMail(server.db, now(), inMinutes(5));
    await deliverMails.run(server.db, undefined);
    expect(connections).toHaveLength(0);
    await server.moveClock(301);
    await deliverMails.run(server.db, undefined);
    expect(connections).toHaveLength(1);
  });

  test('cannot be taken back any more', async () => {
    await queueMail(server.db, 'ACCOUNT', MAIL, { until: inMinutes(-1), key: 'request' });
    await claimDueMail(server.db, now(), inMinutes(5));
    expect(await dropHeld(server.db, 'request')).toBe(false);
    expect(await mails()).toHaveLength(1);
  });
});
