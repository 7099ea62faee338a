import { expect, test } from 'vitest';
import { adminSendMailAgain } from '#contract/mails.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { createFailedMail } from '#server/testing/factories/mails.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('resending a mail notifies nobody: its recipient gets the mail', async () => {
  const id = await createFailedMail(server.db, 'leela@people.test');
  const again = () => server.as(cast.admin).call(adminSendMailAgain, { params: { id } });
  expect(await toldBy(server, cast, again)).toEqual({ 'mail.revived': NOBODY });
});
