import { expect, test } from 'vitest';
import { recordReferralClick, sendInvitations } from '#contract/referrals/invitations.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer({ limits: true });

test('of 61 clicks a minute from one address the last is refused', async () => {
  const body = { code: 'NOSUCH22' };
  const calls = Array.from({ length: 61 }, () => server.call(recordReferralClick, { body }));
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(60);
  expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(1);
});

test('the 21st mailing call an hour from one address is refused', async () => {
  const sender = server.as(await createCandidate(server.db));
  const invite = (name: number) =>
    sender.call(sendInvitations, { body: { emails: `friend${name}@friends.test` } });
  const answers = await Promise.all(Array.from({ length: 21 }, (_, name) => invite(name)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(1);
});
