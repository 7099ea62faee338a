import type { Insertable } from 'kysely';
import type { Database, Db } from '#server/db/schema/database.ts';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const MAX_PARAMETERS = 60_000;

/** Collects rows per table and inserts them in the order of the foreign keys. */
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
