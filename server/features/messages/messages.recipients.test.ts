import { afterEach, expect, test } from 'vitest';
import { blockThread, contactCandidate, reportThread, sendMessage } from '#contract/messages.ts';
import { supportAddress } from '#server/platform/links.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { type Cast, createCast } from '#server/testing/factories/cast.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import { mailUnreadMessages } from './messages.service.ts';

const server = ownServer();
let id: string;
const cast = madeOnce(() => createCast(server));
afterEach(() => server.moveClock(0));

const contact = (who: keyof Cast, candidateId = cast.candidate.id, message = 'Hello') =>
  server.as(cast[who]).call(contactCandidate, { body: { candidateId, message } });
const write = (who: keyof Cast) =>
  server.as(cast[who]).call(sendMessage, { params: { id }, body: { text: 'Good morning' } });
const sweep = () => mailUnreadMessages.run(server.db, undefined);

test('a message only refreshes its reader’s screen; after ten minutes it is mailed', async () => {
  expect(
    await toldBy(server, cast, async () => {
      id = (await contact('recruiter')).data.threadId;
    }),
  ).toEqual({ 'message.sent': NOBODY });
  await server.moveClock(11 * 60);
  expect(await toldBy(server, cast, sweep)).toEqual({
    'message.waiting': { notices: [], mails: ['candidate'] },
  });
  expect(await toldBy(server, cast, sweep)).toEqual({});
});

test('an answer is mailed to the colleague who wrote, and to no other member', async () => {
  await write('candidate');
  await server.moveClock(11 * 60);
  expect(await toldBy(server, cast, sweep)).toEqual({
    'message.waiting': { notices: [], mails: ['recruiter'] },
  });
});

test('a report is mailed to support', async () => {
  const body = { reason: 'They ask for money' };
  const report = () => server.as(cast.candidate).call(reportThread, { params: { id }, body });
  expect(await toldBy(server, cast, report)).toEqual({
    'report.filed': NOBODY,
    'conversation.reported': { notices: [], mails: [supportAddress()] },
  });
});

test('a block notifies nobody', async () => {
  const block = () => server.as(cast.candidate).call(blockThread, { params: { id }, body: {} });
  expect(await toldBy(server, cast, block)).toEqual({ 'candidate.companyBlocked': NOBODY });
});

test('the sixth first message with contact details is mailed to support', async () => {
  const message = 'Write to rohan@firm.test';
  for (let i = 0; i < 5; i += 1) {
    await contact('leader', (await createSearchableCandidate(server.db)).id, message);
  }
  expect(await toldBy(server, cast, () => contact('leader', cast.otherCandidate.id, message))).toEqual({
    'message.sent': NOBODY,
    'conversation.contactDetailsRepeated': { notices: [], mails: [supportAddress()] },
  });
});
