import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  adminGetSettings,
  adminListSettingChanges,
  adminSaveContactSettings,
  adminSaveDeadlinesSettings,
  adminSaveFeeSettings,
  adminSaveRewardsSettings,
  adminSaveSupplierSettings,
  adminSaveTdsSettings,
} from '#contract/settings/admin-settings.ts';
import { SETTING_NAMES } from '#contract/settings/named-settings.ts';
import { GROUP_INPUTS, namesOf, SETTING_GROUPS } from '#contract/settings/setting-groups.ts';
import { createAdmin, type TestAccount } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';
import * as settings from './settings.service.ts';

const server = ownServer();
let lata: TestAccount;
let mira: TestAccount;
beforeAll(async () => {
  lata = await createAdmin(server.db);
  mira = await createAdmin(server.db, 'SUPER_ADMIN');
  await rename(lata, 'Lata', 'Menon');
  await rename(mira, 'Mira', 'Nair');
});
afterEach(() => server.moveClock(0));

function rename({ id }: TestAccount, firstName: string, lastName: string) {
  return server.db.updateTable('users').set({ firstName, lastName }).where('id', '=', id).execute();
}

const read = async () => (await server.as(lata).call(adminGetSettings)).data;
const traces = () =>
  server.db
    .selectFrom('auditEvents')
    .select(['actorId', 'action', 'summary', 'before', 'after', 'ip'])
    .where('action', '=', 'setting.changed')
    .orderBy('id', 'desc')
    .execute();

/** Saves over the given version, or the current one. */
async function saveFee(
  account: TestAccount,
  body: { hireFeePercent: number; paymentDays: number },
  version?: number,
) {
  const seen = version ?? (await read()).fee.version;
  return server.as(account).call(adminSaveFeeSettings, { body, headers: { 'if-match': `"${seen}"` } });
}

test('every setting belongs to exactly one group', () => {
  expect(SETTING_GROUPS.flatMap(namesOf).toSorted()).toEqual([...SETTING_NAMES].toSorted());
});

describe('settings', () => {
  test('are all returned, with the product’s defaults and without an author', async () => {
    const all = await read();
    expect(all.rewards).toEqual({
      values: { referralReward: 20_000, affiliateReward: 10_000 },
      version: 0,
      last: null,
    });
    expect(all.tds.values).toEqual({ tdsPercent: 2, tdsPercentWithoutPan: 20, tdsThreshold: 20_000 });
    expect(all.deadlines.values).toEqual({ replyHours: 72, urgentReplyHours: 24, offerDays: 7 });
    expect(all.contact.values.supportEmail).toBeNull();
  });

  test('are changed together, with who and when, one audit event, and one row for each that differs', async () => {
    const answer = await saveFee(lata, { hireFeePercent: 9, paymentDays: 15 });
    expect(answer).toMatchObject({ status: 200, message: 'Settings saved' });
    expect(answer.data).toMatchObject({ values: { hireFeePercent: 9, paymentDays: 15 } });
    expect(answer.data.last).toMatchObject({ by: 'Lata Menon' });
    expect(answer.headers.get('etag')).toBe(`"${answer.data.version}"`);
    expect((await settings.current(server.db)).hireFeePercent).toBe(9);
    expect(await traces()).toEqual([
      {
        actorId: lata.id,
        action: 'setting.changed',
        summary: 'Changed settings: Fee and payment',
        before: { hireFeePercent: 8.33 },
        after: { hireFeePercent: 9 },
        ip: '127.0.0.1',
      },
    ]);
    await saveFee(mira, { hireFeePercent: 9, paymentDays: 15 });
    expect(await traces()).toHaveLength(1);
  });

  test('have a history, newest first, paged, with old and new values', async () => {
    await saveFee(mira, { hireFeePercent: 10, paymentDays: 30 });
    await settings.change(server.db, 'offerDays', 8, { changedBy: lata.id });
    const history = async (page: number) =>
      (
        await server
          .as(lata)
          .call(adminListSettingChanges, { params: { name: 'fee' }, query: { page, size: 2 } })
      ).data;
    const [first, second] = [await history(0), await history(1)];
    const told = [...first.content, ...second.content].map(({ name, from, to }) => [name, from, to]);
    expect(told.slice(0, 2)).toEqual(
      expect.arrayContaining([
        ['hireFeePercent', 9, 10],
        ['paymentDays', 15, 30],
      ]),
    );
    expect(told[2]).toEqual(['hireFeePercent', 8.33, 9]);
    expect(first).toMatchObject({ totalElements: 3, totalPages: 2 });
    const by = [...first.content, ...second.content].map((entry) => entry.by);
    expect(by).toEqual(['Mira Nair', 'Mira Nair', 'Lata Menon']);
  });

  test('without an author are shown as set by the installation', async () => {
    await settings.change(server.db, 'referralReward', 21_000, { changedBy: null });
    expect((await read()).rewards.last).toMatchObject({ by: null });
  });
});

test('saved by one admin refresh the open screens of the others', async () => {
  const { body } = await server.as(mira).fetch('/api/live');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  await saveFee(lata, { hireFeePercent: 8, paymentDays: 12 });
  let heard = '';
  while (!heard.includes('"settings"')) heard += (await reader?.read())?.value ?? '';
  expect(heard).toContain('"settings"');
  await reader?.cancel();
});

describe('when two admins have the same form open', () => {
  test('the second save is refused, and returns what the first has saved', async () => {
    const { version } = (await read()).fee;
    expect((await saveFee(lata, { hireFeePercent: 11, paymentDays: 20 }, version)).status).toBe(200);
    const before = (await traces()).length;
    const second = await saveFee(mira, { hireFeePercent: 12, paymentDays: 20 }, version);
    expect(second).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(second.data).toMatchObject({
      values: { hireFeePercent: 11, paymentDays: 20 },
      last: { by: 'Lata Menon' },
    });
    expect((await settings.current(server.db)).hireFeePercent).toBe(11);
    expect(await traces()).toHaveLength(before);
    const newer = (second.data as unknown as { version: number }).version;
    expect((await saveFee(mira, { hireFeePercent: 12, paymentDays: 20 }, newer)).status).toBe(200);
  });

  test('of twenty concurrent saves one succeeds', async () => {
    const { version } = (await read()).fee;
    const tries = Array.from({ length: 20 }, (_, place) =>
      saveFee(place % 2 ? lata : mira, { hireFeePercent: 5 + place, paymentDays: 20 }, version),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(19).fill(412)]);
  });

  test('a save without a version is refused', async () => {
    const body = { hireFeePercent: 9, paymentDays: 15 };
    expect(await server.as(lata).call(adminSaveFeeSettings, { body })).toMatchObject({ status: 412 });
  });
});

describe('a setting', () => {
  test.each([
    [
      adminSaveFeeSettings,
      { hireFeePercent: 101, paymentDays: 15 },
      'Please enter a percentage from 0 to 100.',
    ],
    [
      adminSaveFeeSettings,
      { hireFeePercent: 8.333, paymentDays: 15 },
      'Please use at most two digits after the point.',
    ],
    [
      adminSaveFeeSettings,
      { hireFeePercent: null, paymentDays: 15 },
      'Please enter a percentage from 0 to 100.',
    ],
    [adminSaveFeeSettings, { hireFeePercent: 9, paymentDays: 91 }, 'Please enter a number from 0 to 90.'],
    [
      adminSaveRewardsSettings,
      { referralReward: -1, affiliateReward: 1 },
      'Please enter an amount in whole rupees.',
    ],
    [
      adminSaveRewardsSettings,
      { referralReward: 1_000_001, affiliateReward: 1 },
      'Please enter at most ₹10,00,000.',
    ],
    [
      adminSaveTdsSettings,
      { tdsPercent: 20, tdsPercentWithoutPan: 2, tdsThreshold: 0 },
      'Without a PAN at least as much is withheld as with one.',
    ],
    [
      adminSaveDeadlinesSettings,
      { replyHours: 24, urgentReplyHours: 48, offerDays: 7 },
      'An urgent request cannot stay open for longer than another.',
    ],
    [
      adminSaveDeadlinesSettings,
      { replyHours: 72, urgentReplyHours: 24, offerDays: 31 },
      'Please enter a number from 1 to 30.',
    ],
    [
      adminSaveContactSettings,
      { supportEmail: 'nowhere', socialLinks: {} },
      'Please enter a valid email address.',
    ],
    [
      adminSaveContactSettings,
      { supportEmail: '', socialLinks: { x: 'javascript:alert(1)' } },
      'Please enter a link that begins with https://.',
    ],
    [
      adminSaveSupplierSettings,
      {
        supplier: {
          legalName: 'Medallist',
          address: 'India',
          stateCode: '99',
          gstin: null,
          bankAccount: null,
        },
      },
      'Please choose a state.',
    ],
  ])('of %o with %j is refused: %s', async (endpoint, body, message) => {
    const answer = await server
      .as(lata)
      .call(endpoint as typeof adminSaveFeeSettings, { body: body as never, headers: { 'if-match': '"0"' } });
    expect(answer).toMatchObject({ status: 400, message });
  });

  test('that is left empty is null where that is allowed', async () => {
    const body = { supportEmail: ' ', socialLinks: { linkedIn: '', x: 'https://x.test/m', youTube: null } };
    const { version } = (await read()).contact;
    const answer = await server
      .as(lata)
      .call(adminSaveContactSettings, { body, headers: { 'if-match': `"${version}"` } });
    expect(answer.data.values).toEqual({
      supportEmail: null,
      socialLinks: { linkedIn: null, x: 'https://x.test/m', youTube: null },
    });
  });

  test('cannot be saved ten minutes after the last proof', async () => {
    await server.moveClock(601);
    for (const endpoint of Object.keys(GROUP_INPUTS)) {
      const answer = await server.as(mira).fetch(`/api/admin/settings/${endpoint}`, { method: 'PUT' });
      expect(await answer.json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    }
  });
});
