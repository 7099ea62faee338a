import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { inMinutes } from '../clock.ts';
import { configureMail, deliverMails } from './deliver.ts';
import { dropHeld, type Mail, queueMail } from './mail.ts';

const MAIL: Mail = {
  to: 'leela@people.test',
  subject: 'Your interview',
  text: 'At half past six.',
  html: '<p>At half past six.</p>',
  calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
};

let received: string[];
let isRefusing = false;
let server: TestServer;
let smtp: SMTPServer;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (isRefusing) return done(new Error('mailbox busy'));
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  server = await startServer();
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  configureMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Medallist <no-reply@medallist.test>' });
});

afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

beforeEach(() => {
  received = [];
});

describe('a mail', () => {
  test('is sent by SMTP with its text, its HTML and its calendar file', async () => {
    await queueMail(server.db, 'ACCOUNT', MAIL);
    await server.runTasks('deliverMails');
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('Subject: Your interview');
    expect(received[0]).toContain('At half past six.');
    expect(received[0]).toContain('text/calendar');
  });

  test('names an address to unsubscribe in its headers, if there is one', async () => {
    await queueMail(server.db, 'ACCOUNT', {
      ...MAIL,
      unsubscribeUrl: 'https://medallist.test/unsubscribe?token=x',
    });
    await server.runTasks('deliverMails');
    expect(received[0]).toContain('List-Unsubscribe: <https://medallist.test/unsubscribe?token=x>');
  });

  test('is not sent if its transaction fails', async () => {
    const failing = server.db.transaction().execute(async (tx) => {
      await queueMail(tx, 'ACCOUNT', MAIL);
      throw new Error('never mind');
    });
    await expect(failing).rejects.toThrow('never mind');
    await server.runTasks();
    expect(received).toEqual([]);
  });

  test('waits while on hold, and can be taken back', async () => {
    await queueMail(server.db, 'ACCOUNT', MAIL, { until: inMinutes(5), key: 'first' });
    await queueMail(server.db, 'ACCOUNT', MAIL, { until: inMinutes(5), key: 'second' });
    await server.runTasks();
    expect(received).toEqual([]);
    await dropHeld(server.db, 'first');
    await server.moveClock(301);
    await server.runTasks('deliverMails');
    await server.moveClock(0);
    expect(received).toHaveLength(1);
  });

  test('cannot be taken back once it was sent, however long ago', async () => {
    await queueMail(server.db, 'ACCOUNT', MAIL, { until: inMinutes(-1), key: 'gone' });
    await server.runTasks('deliverMails');
    expect(received).toHaveLength(1);
    await server.moveClock(3600);
    const isTakenBack = await dropHeld(server.db, 'gone');
    await server.moveClock(0);
    expect(isTakenBack).toBe(false);
    const kept = await server.db.selectFrom('mails').select('sentAt').where('holdKey', '=', 'gone').execute();
    expect(kept).toEqual([{ sentAt: expect.any(Date) }]);
  });

  test('is tried again under the same Message-ID if the receiver refuses it', async () => {
    isRefusing = true;
    await queueMail(server.db, 'ACCOUNT', MAIL);
    await server.runTasks('deliverMails');
    isRefusing = false;
    const waiting = await server.db.selectFrom('mails').selectAll().where('sentAt', 'is', null).execute();
    expect(waiting).toMatchObject([{ attempts: 1 }]);
    await server.moveClock(121);
    await server.runTasks('deliverMails');
    await server.moveClock(0);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(waiting[0]!.messageId);
  });

  test('is sent once if two processes look at the same time', async () => {
    await queueMail(server.db, 'ACCOUNT', MAIL, { until: inMinutes(-1), key: 'race' });
    await Promise.all([deliverMails.run(server.db, undefined), deliverMails.run(server.db, undefined)]);
    expect(received).toHaveLength(1);
  });
});
