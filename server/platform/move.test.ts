import { expect, test } from 'vitest';
import { hireOne } from '#server/testing/factories/hires.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

test('the history of an offer and of a hire names who moved it, from where to where', async () => {
  const { hireId, candidate, recruiter } = await hireOne(server);
  const { offerId } = await server.db
    .selectFrom('hires')
    .select('offerId')
    .where('id', '=', hireId)
    .executeTakeFirstOrThrow();
  const offers = await server.db
    .selectFrom('offerEvents')
    .select(['action', 'actorId', 'fromStatus', 'toStatus'])
    .where('offerId', '=', offerId)
    .where('action', '=', 'ACCEPT')
    .execute();
  expect(offers).toEqual([
    { action: 'ACCEPT', actorId: candidate.id, fromStatus: 'EXTENDED', toStatus: 'ACCEPTED' },
  ]);
  const hires = await server.db
    .selectFrom('hireEvents')
    .select(['action', 'actorId', 'toStatus'])
    .where('hireId', '=', hireId)
    .orderBy('at')
    .execute();
  expect(hires).toEqual([
    expect.objectContaining({ actorId: recruiter.id }),
    { action: 'CONFIRM', actorId: candidate.id, toStatus: 'CONFIRMED' },
  ]);
});

test('the history of an interview names the candidate who accepted and the recruiter who picked the time', async () => {
  const { id, candidate, recruiter } = await scheduleOne(server);
  const events = await server.db
    .selectFrom('interviewEvents')
    .select(['action', 'actorId'])
    .where('interviewId', '=', id)
    .orderBy('at')
    .execute();
  expect(events.filter(({ action }) => action === 'ACCEPT' || action === 'SCHEDULE')).toEqual([
    { action: 'ACCEPT', actorId: candidate.id },
    { action: 'SCHEDULE', actorId: recruiter.id },
  ]);
});
