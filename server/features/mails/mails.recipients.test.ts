import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminSendMailAgain } from '#contract/mails.ts';
import { type Cast, createCast } from '#server/testing/factories/cast.ts';
import { createFailedMail } from '#server/testing/factories/mails.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startServer();
  cast = await createCast(server);
});
afterAll(() => server.close());

test('resending a mail notifies nobody: its recipient gets the mail', async () => {
  const id = await createFailedMail(server.db, 'leela@people.test');
  const again = () => server.as(cast.admin).call(adminSendMailAgain, { params: { id } });
  expect(await toldBy(server, cast, again)).toEqual({ 'mail.revived': NOBODY });
});
