import { expect, test } from 'vitest';
import { adminSaveFeeSettings } from '#contract/settings/admin-settings.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('a changed setting notifies nobody', async () => {
  const body = { hireFeePercent: 9, paymentDays: 15 };
  const save = () =>
    server.as(cast.admin).call(adminSaveFeeSettings, { body, headers: { 'if-match': '"0"' } });
  expect(await toldBy(server, cast, save)).toEqual({ 'settings.saved': NOBODY });
});
