import { expect, test } from 'vitest';
import { joinCandidateWaitlist } from '#contract/waitlist.ts';
import { toldBy } from '#server/testing/recipients/recipients.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

test('a person who joins the waitlist gets a mail', async () => {
  const body = { name: 'Asha Rao', email: 'asha@people.test', phone: '9876543210' };
  const more = { college: 'IIT Delhi', experience: '3 to 5 years' } as const;
  const act = () => server.call(joinCandidateWaitlist, { body: { ...body, ...more } });
  expect(await toldBy(server, {}, act)).toEqual({
    'waitlist.joined': { notices: [], mails: ['asha@people.test'] },
  });
});
