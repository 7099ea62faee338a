import type { Insertable } from 'kysely';
import type { Database, Db } from '#server/db/schema/database.ts';

/** PostgreSQL takes at most 65,535 parameters a statement. */
const MAX_PARAMETERS = 60_000;

/** Rows gathered for one insert after another, in the order in which the tables refer to each other. */
export class Rows {
  private readonly tables = new Map<keyof Database, object[]>();

  add<T extends keyof Database>(table: T, row: Insertable<Database[T]>): void {
    const rows = this.tables.get(table);
    if (rows) rows.push(row);
    else this.tables.set(table, [row]);
  }

  async insert(db: Db, order: readonly (keyof Database)[]): Promise<void> {
    for (const table of order) {
      const rows = this.tables.get(table) ?? [];
      this.tables.delete(table);
      const columns = rows.reduce((most, row) => Math.max(most, Object.keys(row).length), 1);
      const step = Math.floor(MAX_PARAMETERS / columns);
      for (let start = 0; start < rows.length; start += step) {
        await db
          .insertInto(table)
          .values(rows.slice(start, start + step) as never)
          .execute();
      }
    }
  }
}
