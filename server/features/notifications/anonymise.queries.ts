import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

interface Mention {
  name: string;
  replacement: string;
  /** What the notice is about: their links carry one of these ids. */
  ids: readonly string[];
}

/** Takes a person's name out of what others were told about these rows, and the reasons that somebody wrote. */
export async function replaceName(db: Db, { name, replacement, ids }: Mention): Promise<void> {
  await db
    .updateTable('notifications')
    .set({
      title: sql<string>`replace(title, ${name}, ${replacement})`,
      body: sql<string>`replace(regexp_replace(body, ' Reason: .*', ''), ${name}, ${replacement})`,
    })
    .where(sql<boolean>`link ~ ${ids.join('|')}`)
    .execute();
}
