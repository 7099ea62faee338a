import { expect, test } from 'vitest';
import { adminExportAudit } from '#contract/audit.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('an export of the audit trail notifies nobody', async () => {
  const save = () => server.as(cast.admin).call(adminExportAudit);
  expect(await toldBy(server, cast, save)).toEqual({ 'audit.exported': NOBODY });
});
