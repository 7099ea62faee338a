import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { QuickMessagesTable } from '#server/db/schema/public-area.ts';
import type { ProvedAddress } from '#server/features/users/users.events.ts';

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

/** False while the same words of the same sender count as a repetition; of several at once one gets in. */
export async function insertMessage(db: Db, { repetitionUntil, ...message }: NewMessage): Promise<boolean> {
  const repetition = sql<string>`tstzrange(${message.createdAt}::timestamptz, ${repetitionUntil}::timestamptz, '[)')`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('quickMessages')
    .values({ ...message, repetition })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
