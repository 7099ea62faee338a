import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { agreeOne, dayIn, offerOne } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

/** The last day, which is included until its end. */
const daysUntil = (days: number) => ({
  expiresOn: dayIn(days),
  expiresAt: new Date(`${dayIn(days + 1)}T00:00:00+05:30`),
});

describe('the database', () => {
  test.each([
    [{ annualSalary: 5_000_000 }, 'terms'],
    [{ expiresOn: '2030-01-01' }, 'terms'],
    [{ status: 'ACCEPTED', closedAt: new Date() }, 'offers_accepted_by_name'],
    [{ status: 'DECLINED' }, 'offers_closed'],
  ] as const)('refuses %o, regardless of the code', async (change, name) => {
    const { offerId } = await offerOne(server);
    await expect(
      server.db.updateTable('offers').set(change).where('id', '=', offerId).execute(),
    ).rejects.toThrow(name);
  });

  test('does not change the answer of an offer', async () => {
    const { offerId } = await agreeOne(server);
    const change = { status: 'WITHDRAWN', acceptedName: null } as const;
    await expect(
      server.db.updateTable('offers').set(change).where('id', '=', offerId).execute(),
    ).rejects.toThrow('closed stays');
  });

  test.each([
    [{ ...daysUntil(31) }, 'offers_run_at_most_30_days'],
    [{ joiningDate: dayIn(9) }, 'offers_end_by_the_joining_date'],
    [{ expiresOn: dayIn(9) }, 'offers_end_with_their_last_day'],
    [{}, 'offers_standing'],
  ])('refuses a row with %o', async (change, name) => {
    const { offerId } = await offerOne(server);
    const row = await server.db
      .selectFrom('offers')
      .selectAll()
      .where('id', '=', offerId)
      .executeTakeFirstOrThrow();
    const other = { ...row, id: randomUUID(), version: 2, ...change };
    await expect(server.db.insertInto('offers').values(other).execute()).rejects.toThrow(name);
  });
});
