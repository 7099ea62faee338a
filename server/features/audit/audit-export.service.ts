import { changedFields, inWords } from '#contract/labels/audit.ts';
import type { Db } from '#server/db/schema/database.ts';
import { CSV_START, csvLine } from '#server/platform/csv/csv.ts';
import { inPortions } from '#server/platform/portions.ts';
import * as queries from './audit.queries.ts';
import { type Filter, present, within } from './audit.service.ts';

const COLUMNS = ['When', 'Who', 'Address', 'Action', 'About', 'Id', 'What', 'Changes', 'Where'];

/** The lines of the file, read as fast as they are fetched. */
export async function* lines(db: Db, filter: Filter): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  const asked = within(filter);
  const next = (after: queries.AuditEventRow | undefined, size: number) =>
    queries.listAfter(db, asked, after, size);
  for await (const events of inPortions(next)) {
    const rows = await present(db, events);
    yield rows
      .map(({ at, actor, action, subject, summary, before, after: then, ip }) =>
        csvLine([
          new Date(at).toISOString(),
          actor?.name ?? null,
          actor?.email ?? null,
          action,
          subject.name ?? subject.kind,
          subject.id,
          summary,
          changedFields(before ?? null, then ?? null)
            .map(({ label, from, to }) => `${label}: ${inWords(from)} → ${inWords(to)}`)
            .join('; '),
          ip,
        ]),
      )
      .join('');
  }
}
