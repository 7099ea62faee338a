import { afterEach, expect, test } from 'vitest';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { supportAddress } from '#server/platform/links.ts';
import { ownServer, startServer } from '#server/testing/server.ts';

const DAY = 24 * 60 * 60;
const REPEATED = {
  status: 409,
  code: 'MESSAGE_REPEATED',
  message: 'A message with these details already exists.',
};
const MESSAGE = {
  senderName: 'Asha Rao',
  senderEmail: 'asha@people.test',
  message: 'Is it free?\n\nReally?',
};

const server = ownServer();
afterEach(async () => {
  await server.db.deleteFrom('quickMessages').execute();
  await server.moveClock(0);
});

function send(body: object = {}) {
  return server.call(sendQuickMessage, { body: { ...MESSAGE, ...body } });
}

function messages() {
  return server.db.selectFrom('quickMessages').selectAll().execute();
}

test('a message is stored and mailed to the support mailbox', async () => {
  const answer = await send({ senderPhone: '9876543210', senderName: 'Asha <b>' });
  expect(answer).toMatchObject({ status: 201, body: { success: true, message: 'Message sent' } });
  expect(await messages()).toMatchObject([{ ...MESSAGE, senderName: 'Asha <b>', senderPhone: '9876543210' }]);
  const [mail] = await server.mailsTo(supportAddress());
  expect(mail?.subject).toBe('Quick message from Asha <b>');
  expect(mail?.textBody).toMatch(/Is it free\?\n\nReally\?[\s\S]*asha@people.test[\s\S]*9876543210/);
  expect(mail?.htmlBody).toContain('Asha &#60;b&#62;');
});

test('the three documented fields are enough; unknown ones are dropped', async () => {
  expect((await send({ handledAt: '2020-01-01', isAdmin: true })).status).toBe(201);
  expect(await messages()).toMatchObject([{ ...MESSAGE, senderPhone: null }]);
  const [mail] = await server.mailsTo(supportAddress());
  expect(mail?.textBody).not.toMatch(/Phone|null/);
});

test.each([
  [{ senderName: '' }, 'Please enter your name.'],
  [{ senderName: 'x'.repeat(81) }, 'Please use at most 80 characters.'],
  [{ senderEmail: ' ' }, 'Please enter your email address.'],
  [{ senderEmail: 'nowhere' }, 'Please enter a valid email address.'],
  [{ message: ' \n ' }, 'Please write a message.'],
  [{ message: 'x'.repeat(2001) }, 'Please use at most 2000 characters.'],
  [{ senderPhone: '12345' }, 'Please enter a 10-digit phone number.'],
  [{ senderPhone: '+919876543210' }, 'Please enter a 10-digit phone number.'],
  [{ senderPhone: 9_876_543_210 }, 'Please enter a 10-digit phone number.'],
])('%j is refused: "%s"', async (wrong, message) => {
  expect(await send(wrong)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
  expect(await messages()).toEqual([]);
});

test.each([undefined, null, '', ' '])('the phone %j counts as absent', async (senderPhone) => {
  expect((await send({ senderPhone })).status).toBe(201);
  expect(await messages()).toMatchObject([{ senderPhone: null }]);
});

test('the same text from the same address is refused for 24 hours', async () => {
  expect((await send()).status).toBe(201);
  expect(await send({ senderEmail: 'Asha@People.test', senderName: 'A. Rao' })).toMatchObject(REPEATED);
  await server.moveClock(DAY - 60);
  expect(await send()).toMatchObject(REPEATED);
  await server.moveClock(DAY + 60);
  expect((await send()).status).toBe(201);
  expect(await messages()).toHaveLength(2);
});

test('another text, or another address, is no repetition', async () => {
  await send();
  expect((await send({ message: 'Is it free for companies?' })).status).toBe(201);
  expect((await send({ senderEmail: 'meera@people.test' })).status).toBe(201);
});

test('of eight equal messages at once exactly one is stored and mailed', async () => {
  const before = await server.mailsTo(supportAddress());
  const answers = await Promise.all(Array.from({ length: 8 }, () => send({ message: 'At once' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(answers.filter(({ status }) => status === 409)).toMatchObject(Array(7).fill(REPEATED));
  expect(await messages()).toHaveLength(1);
  expect((await server.mailsTo(supportAddress())).length - before.length).toBe(1);
});

test('one IP address can send ten messages an hour', async () => {
  const limited = await startServer({ limits: true });
  const once = (i: number) =>
    limited.call(sendQuickMessage, { body: { ...MESSAGE, message: `Question ${i}` } });
  for (let i = 0; i < 10; i += 1) expect((await once(i)).status).toBe(201);
  const refused = await once(10);
  await limited.close();
  expect(refused).toMatchObject({ status: 429, message: 'Too many requests. Please try again later.' });
});
