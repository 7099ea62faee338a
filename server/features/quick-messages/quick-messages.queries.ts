import { type Insertable, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { QuestionState } from '#contract/questions.ts';
import { anyOf, contains } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { QuickMessagesTable } from '#server/db/schema/public-area.ts';
import type { ProvedAddress } from '#server/features/users/users.events.ts';
import { fullName } from '#server/features/users/users.sql.ts';

type NewMessage = Omit<Insertable<QuickMessagesTable>, 'repetition'> & { repetitionUntil: Date };

/** Those sent from one of these addresses while it was the person’s, or with this phone. */
export async function deleteMessages(
  db: Db,
  addresses: readonly ProvedAddress[],
  phone: string | null,
): Promise<void> {
  await db
    .deleteFrom('quickMessages')
    .where((eb) =>
      eb.or([
        ...addresses.map(({ address, until }) =>
          eb.and([eb('senderEmail', '=', address), eb('createdAt', '<=', until)]),
        ),
        ...(phone ? [eb('senderPhone', '=', phone)] : []),
      ]),
    )
    .execute();
}

/**
 * False while the same text by the same sender counts as a repetition; of several concurrent inserts one
 * succeeds.
 */
export async function insertMessage(db: Db, { repetitionUntil, ...message }: NewMessage): Promise<boolean> {
  const repetition = sql<string>`tstzrange(${message.createdAt}::timestamptz, ${repetitionUntil}::timestamptz, '[)')`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('quickMessages')
    .values({ ...message, repetition })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface Filter {
  state: QuestionState;
  search?: string | null | undefined;
}

function filtered(db: Db, { state, search }: Filter) {
  let query = db
    .selectFrom('quickMessages as q')
    .where('q.answeredAt', state === 'OPEN' ? 'is' : 'is not', null);
  if (search) {
    query = query.where(
      contains(sql`concat_ws(' ', q.sender_name, q.sender_email::text, q.message)`, search),
    );
  }
  return query;
}

function withAnswerer(query: ReturnType<typeof filtered>) {
  return query
    .leftJoin('users as u', 'u.id', 'q.answeredBy')
    .select(['q.id', 'q.senderName', 'q.senderEmail', 'q.senderPhone', 'q.message', 'q.createdAt'])
    .select(['q.answeredAt', fullName<string | null>('u').as('answeredByName')]);
}

/** The longest waiting first; answered ones latest first. The ids first, because the page may be deep. */
export async function listQuestions(db: Db, filter: Filter, { page, size }: PageQuery) {
  const isOpen = filter.state === 'OPEN';
  const found = await filtered(db, filter)
    .select('q.id')
    .orderBy(isOpen ? 'q.createdAt' : 'q.answeredAt', isOpen ? 'asc' : 'desc')
    .orderBy('q.id', isOpen ? 'asc' : 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const ids = found.map(({ id }) => id);
  return withAnswerer(db.selectFrom('quickMessages as q'))
    .where('q.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], q.id)`)
    .execute();
}

export async function countQuestions(db: Db, filter: Filter): Promise<number> {
  const count = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}

export function findQuestion(db: Db, id: string) {
  return withAnswerer(db.selectFrom('quickMessages as q').where('q.id', '=', id)).executeTakeFirst();
}

interface Answer {
  answeredAt: Date | null;
  answeredBy: string | null;
}

/** False when it already has this state. */
export async function markAnswered(db: Db, id: string, answer: Answer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quickMessages')
    .set(answer)
    .where('id', '=', id)
    .where('answeredAt', answer.answeredAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
