import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

interface Mention {
  /** As different features call the person. */
  names: readonly string[];
  replacement: string;
  /** What the notice is about: their links carry one of these ids. */
  ids: readonly string[];
}

/** Takes a person's names out of what others were told about these rows, and the reasons that somebody wrote. */
export async function replaceNames(db: Db, { names, replacement, ids }: Mention): Promise<void> {
  const nameless = (text: RawBuilder<string>) =>
    names.reduce((left, name) => sql<string>`replace(${left}, ${name}, ${replacement})`, text);
  await db
    .updateTable('notifications')
    .set({
      title: nameless(sql`title`),
      body: nameless(sql`regexp_replace(body, ' Reason: .*', '')`),
    })
    .where(sql<boolean>`link ~ ${ids.join('|')}`)
    .execute();
}
