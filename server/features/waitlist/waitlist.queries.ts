import type { Insertable } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { WaitlistEntriesTable } from '#server/db/schema/public-area.ts';
import type { ProvedAddress } from '#server/features/users/users.events.ts';

/** Takes off every list who has signed up with one of these addresses while it was theirs, or with this phone. */
export async function deleteEntries(
  db: Db,
  addresses: readonly ProvedAddress[],
  phone: string | null,
): Promise<void> {
  await db
    .deleteFrom('waitlistEntries')
    .where((eb) =>
      eb.or([
        ...addresses.map(({ address, until }) =>
          eb.and([eb('email', '=', address), eb('createdAt', '<=', until)]),
        ),
        ...(phone ? [eb('phone', '=', phone)] : []),
      ]),
    )
    .execute();
}

/** False when the list already has somebody with this address or phone; of several at once one gets in. */
export async function insertEntry(db: Db, entry: Insertable<WaitlistEntriesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('waitlistEntries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
