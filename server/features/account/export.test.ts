import { PassThrough, Writable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { exportUserData } from '#contract/account/records.ts';
import { createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';
import * as archive from './export.service.ts';

/** More than one batch, and not a multiple of the batch size. */
const MANY = 1101;

const server = ownServer();
let busy: TestAccount;
beforeAll(async () => {
  busy = await createCandidate(server.db);
  await sql`insert into notifications (id, user_id, kind, title, body, created_at)
    select gen_random_uuid(), ${busy.id}, 'profile.viewed', 'Told ' || n, repeat('x', 200), date_trunc('second', now()) - n / 2 * interval '1 second'
      from generate_series(1, ${MANY}::int) n`.execute(server.db);
});

test('with any number of notifications, the archive has each once', async () => {
  const { body } = await server.as(busy).call(exportUserData);
  const { notifications } = body as unknown as { notifications: { title: string }[] };
  const titles = notifications.map(({ title }) => title);
  expect([titles.length, new Set(titles).size]).toEqual([MANY, MANY]);
});

test('an archive is read no faster than its reader consumes it, and stops when the reader disconnects', async () => {
  const chunks: string[] = [];
  const stuck = new Writable({ highWaterMark: 1, write: (chunk) => void chunks.push(String(chunk)) });
  const written = archive.writeExport(server.db, busy.id, stuck).catch((error: Error) => error.message);
  // Meanwhile another reader gets the same archive completely.
  expect((await server.as(busy).call(exportUserData)).status).toBe(200);
  expect(chunks).toHaveLength(1);
  expect(stuck.writableLength).toBeLessThan(200);
  stuck.destroy();
  expect(await written).toBe('the reader of an archive has left');
  const gone = new PassThrough().destroy();
  await expect(archive.writeExport(server.db, busy.id, gone)).rejects.toThrow('has left');
});
