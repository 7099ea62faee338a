import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminExportAudit } from '#contract/audit.ts';
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

test('an export of the audit trail notifies nobody', async () => {
  const save = () => server.as(cast.admin).call(adminExportAudit);
  expect(await toldBy(server, cast, save)).toEqual({ 'audit.exported': NOBODY });
});
