import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up as tellKinds } from '#server/db/migrations/0077_mails_by_kind.ts';
import { up as findCodes } from '#server/db/migrations/0083_codes_in_subjects.ts';
import type { Db } from '#server/db/schema/database.ts';
import { createCandidate } from '#server/testing/factories/accounts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const MAILS: readonly [subject: string, topic: string | null, isOfSomebody: boolean, kind: string][] = [
  ['A company asks to meet you', 'interviewRequests', true, 'INTERVIEW'],
  ['Your interview has moved', 'interviewUpdates', true, 'INTERVIEW'],
  ['A new application', 'applications', true, 'APPLICATION'],
  ['Three new candidates', 'savedSearches', true, 'SEARCH'],
  ['Somebody signed up', 'referrals', true, 'REFERRAL'],
  ['471108 is your Medallist code', null, true, 'SECURITY'],
  ['471108 confirms your address', null, false, 'SECURITY'],
  ['A question about prices', null, false, 'SUPPORT'],
  ['Your account is closed', null, true, 'ACCOUNT'],
];

/** The table as it was before mails had kinds. */
async function forgetKinds(tx: Db): Promise<void> {
  await sql`
    alter table mails drop column kind cascade;
    drop index mails_sent_to, mails_subject_trgm`.execute(tx);
}

test('mails from before they had kinds get theirs by topic, by a code in the subject, and by whose they are', async () => {
  const { id: userId } = await createCandidate(server.db);
  const gaveUp = new Error('given up');
  let kinds: string[] = [];
  const work = async (tx: Db) => {
    await forgetKinds(tx);
    await sql`delete from mails`.execute(tx);
    for (const [place, [subject, topic, isOfSomebody]] of MAILS.entries())
      await sql`
        insert into mails (id, message_id, to_address, subject, text_body, html_body, due_at, created_at, give_up_at,
          user_id, topic)
        values (gen_random_uuid(), ${`old-${place}`}, 'asha@mail.test', ${subject}, '', '', now(),
          now() + ${place} * interval '1 second', now(), ${isOfSomebody ? userId : null}, ${topic})`.execute(
        tx,
      );
    await tellKinds(tx as never);
    await findCodes(tx as never);
    const { rows } = await sql<{ kind: string }>`select kind from mails order by created_at`.execute(tx);
    kinds = rows.map(({ kind }) => kind);
    throw gaveUp;
  };
  await server.db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (error !== gaveUp) throw error;
    });
  expect(kinds).toEqual(MAILS.map(([, , , kind]) => kind));
});

test('a search of subjects finds by the index that 0083 made', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('mails_subject_trgm'::regclass) as definition`.execute(server.db);
  expect(rows[0]?.definition).toContain(
    String.raw`regexp_replace(subject, '\d{6}'::text, ''::text, 'g'::text)`,
  );
});
