import { expect, test } from 'vitest';
import { sendQuickMessage } from '#contract/quick-messages.ts';
import { supportAddress } from '#server/platform/links.ts';
import { toldBy } from '#server/testing/recipients/recipients.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

test('a visitor’s message is mailed to the support mailbox only', async () => {
  const body = { senderName: 'Asha Rao', senderEmail: 'asha@people.test', message: 'Is it free?' };
  expect(await toldBy(server, {}, () => server.call(sendQuickMessage, { body }))).toEqual({
    'quickMessage.sent': { notices: [], mails: [supportAddress()] },
  });
});
