import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminSaveFeeSettings } from '#contract/settings/admin-settings.ts';
import { type Cast, createCast } from '#server/testing/factories/cast.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startServer();
  cast = await createCast(server);
});
afterAll(() => server.close());

test('a changed setting notifies nobody', async () => {
  const body = { hireFeePercent: 9, paymentDays: 15 };
  const save = () =>
    server.as(cast.admin).call(adminSaveFeeSettings, { body, headers: { 'if-match': '"0"' } });
  expect(await toldBy(server, cast, save)).toEqual({ 'settings.saved': NOBODY });
});
