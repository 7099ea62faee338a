import { afterEach, expect, test } from 'vitest';
import { updateNotificationPreferences } from '#contract/account/notification-preferences.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import { saveJobSearch } from '#contract/saved-searches/saved-search.ts';
import { type Cast, createCast } from '#server/testing/factories/cast.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import { mailSavedSearches } from './saved-searches.service.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));
afterEach(() => server.moveClock(0));

const DAY_MS = 86_400_000;

const nineOf = (day: number) => toInstant(localDate(new Date(Date.now() + day * DAY_MS)), '09:00');

async function atNine(day: number): Promise<void> {
  await server.moveClock(Math.ceil((nineOf(day).getTime() - Date.now()) / 1000));
}

const sweep = () => mailSavedSearches.run(server.db, undefined);
const save = (who: keyof Cast, name: string) =>
  server.as(cast[who]).call(saveJobSearch, { body: { name, filter: {}, mailsDaily: true } });

test('the owner of a saved search is notified of its matches, on the chosen channels, and no other user', async () => {
  for (const who of ['candidate', 'silentCandidate'] as const) await save(who, 'All jobs');
  await save('candidate', 'All of them');
  await createJob(server.db, cast.owner);
  await atNine(1);
  expect(await toldBy(server, cast, sweep)).toEqual({
    'search.found': { notices: ['candidate'], mails: ['candidate'] },
  });
  expect(await toldBy(server, cast, sweep)).toEqual({});

  await server.moveClock(0);
  const body = { savedSearches: { email: false, inApp: true } };
  await server.as(cast.candidate).call(updateNotificationPreferences, { body });
  await atNine(2);
  const openedAt = new Date(nineOf(2).getTime() - DAY_MS / 2);
  await server.db.updateTable('jobs').set({ openedAt }).execute();
  expect(await toldBy(server, cast, sweep)).toEqual({
    'search.found': { notices: ['candidate'], mails: [] },
  });
});
