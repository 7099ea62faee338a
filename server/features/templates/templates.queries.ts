import type { Insertable } from 'kysely';
import type { TemplateChange } from '#contract/templates.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { TemplatesTable } from '#server/db/schema/messages.ts';

export function listTemplates(db: Db, companyId: string) {
  return db
    .selectFrom('templates')
    .select(['id', 'kind', 'name', 'text'])
    .where('companyId', '=', companyId)
    .orderBy('kind')
    .orderBy('name')
    .execute();
}

export async function countTemplates(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('templates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns nothing when the company has one of this kind and name. */
export function insertTemplate(db: Db, template: Insertable<TemplatesTable>) {
  return db
    .insertInto('templates')
    .values(template)
    .onConflict((conflict) => conflict.columns(['companyId', 'kind', 'name']).doNothing())
    .returning(['id', 'kind', 'name', 'text'])
    .executeTakeFirst();
}

interface Own {
  id: string;
  companyId: string;
}

export function lockTemplate(db: Db, { id, companyId }: Own) {
  return db
    .selectFrom('templates')
    .select(['id', 'kind', 'name', 'text'])
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns nothing when another of this kind has the name. */
export function updateTemplate(db: Db, { id, companyId }: Own, change: TemplateChange & { updatedAt: Date }) {
  return db
    .updateTable('templates as t')
    .set(change)
    .where('t.id', '=', id)
    .where('t.companyId', '=', companyId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('templates as other')
            .select('other.id')
            .whereRef('other.companyId', '=', 't.companyId')
            .whereRef('other.kind', '=', 't.kind')
            .whereRef('other.id', '!=', 't.id')
            .where('other.name', '=', change.name),
        ),
      ),
    )
    .returning(['t.id', 't.kind', 't.name', 't.text'])
    .executeTakeFirst();
}

export async function deleteTemplate(db: Db, { id, companyId }: Own): Promise<boolean> {
  const result = await db
    .deleteFrom('templates')
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
