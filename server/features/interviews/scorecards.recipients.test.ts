import { expect, test } from 'vitest';
import { sendScorecard } from '#contract/interviews/scorecards.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('a scorecard notifies only the candidate, if its notes are shared with them', async () => {
  const pair = { recruiter: cast.recruiter, candidate: cast.candidate, interviewerId: cast.interviewer.id };
  const { id, booked } = await scheduleOne(server, pair);
  await server.moveClock(Math.round((Date.parse(booked.startsAt ?? '') - Date.now()) / 1000) + 4000);
  const card = { verdict: 'YES' as const, notes: 'Calm under questions.' };
  const sends = (who: 'recruiter' | 'interviewer', isShared: boolean) => () =>
    server.as(cast[who]).call(sendScorecard, { params: { id }, body: { ...card, isShared } });
  expect(await toldBy(server, cast, sends('recruiter', false))).toEqual({ 'scorecard.sent': NOBODY });
  expect(await toldBy(server, cast, sends('interviewer', true))).toEqual({
    'scorecard.sent': { notices: ['candidate'], mails: [] },
  });
  await server.moveClock(0);
});
