import type { Db } from '#server/db/schema/database.ts';

export interface KeyClaim {
  actor: string;
  endpoint: string;
  key: string;
  bodyHash: string;
  createdAt: Date;
}

export interface StoredAnswer {
  bodyHash: string;
  status: number | null;
  answer: { body?: unknown; etag?: number | undefined } | null;
}

/** True for the first caller. A concurrent second one waits here until the first commits or rolls back. */
export async function claimKey(db: Db, claim: KeyClaim): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotencyKeys')
    .values({ ...claim, status: null, answer: null })
    .onConflict((conflict) => conflict.columns(['actor', 'endpoint', 'key']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export function getStoredAnswer(
  db: Db,
  claim: Pick<KeyClaim, 'actor' | 'endpoint' | 'key'>,
): Promise<StoredAnswer> {
  return db
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'status'])
    .select((eb) => eb.ref('answer').$castTo<StoredAnswer['answer']>().as('answer'))
    .where('actor', '=', claim.actor)
    .where('endpoint', '=', claim.endpoint)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
}

export async function storeAnswer(
  db: Db,
  claim: KeyClaim,
  { status, ...answer }: { status: number; body: unknown; etag?: number | undefined },
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(answer) })
    .where('actor', '=', claim.actor)
    .where('endpoint', '=', claim.endpoint)
    .where('key', '=', claim.key)
    .execute();
}

export async function deleteKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute();
}
