import type * as z from 'zod';
import type { AuditRow } from '#contract/audit.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { type Days, momentsOf } from '#contract/kit/day-filter.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { changedFields, inWords } from '#contract/labels/audit.ts';
import type { Db } from '#server/db/schema/database.ts';
import { CSV_START, csvLine } from '#server/platform/csv.ts';
import { inPortions } from '#server/platform/portions.ts';
import * as queries from './audit.queries.ts';

type Row = z.input<typeof AuditRow>;

type Filter = Omit<queries.Filter, 'from' | 'until'> & Days;

function within({ from, to, ...filter }: Filter): queries.Filter {
  return { ...filter, ...momentsOf({ from, to }) };
}

/** Adds the current names of the people and companies; two queries, regardless of the number of rows. */
async function present(db: Db, rows: readonly queries.AuditEventRow[]): Promise<Row[]> {
  const isGiven = (id: string | null): id is string => id !== null;
  const people = [...new Set(rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter(isGiven))];
  const firms = [
    ...new Set(rows.flatMap(({ companyId, subjectId }) => [companyId, subjectId]).filter(isGiven)),
  ];
  const persons = new Map((await queries.listPeople(db, people)).map((person) => [person.id, person]));
  const companies = new Map((await queries.listCompanies(db, firms)).map((company) => [company.id, company]));
  return rows.map(({ actorId, subjectType, subjectId, companyId, ...row }) => {
    const actor = actorId ? persons.get(actorId) : undefined;
    const person = subjectId ? persons.get(subjectId) : undefined;
    const company = subjectId ? companies.get(subjectId) : undefined;
    return {
      ...row,
      actor: actor
        ? { id: actor.id, name: nameOf(actor), email: actor.email, userType: actor.userType }
        : null,
      subject: {
        kind: subjectType,
        id: subjectId,
        name: person ? nameOf(person) : (company?.name ?? null),
        userType: person?.userType ?? null,
      },
      company: (companyId && companies.get(companyId)) || null,
    };
  });
}

/** Of an erased account only one part is left. */
function nameOf(person: { firstName: string; lastName: string }): string {
  return fullName(person).trim();
}

export async function list(db: Db, { page, size, ...filter }: PageQuery & Filter) {
  const asked = within(filter);
  const rows = await queries.listEvents(db, asked, { page, size });
  return toPage(await present(db, rows), { page, size }, await queries.countEvents(db, asked));
}

export async function choices(db: Db) {
  const admins = await queries.listAdmins(db);
  return {
    actions: await queries.listActions(db),
    admins: admins.map((one) => ({ id: one.id, name: nameOf(one) })),
  };
}

const COLUMNS = ['When', 'Who', 'Address', 'Action', 'About', 'Id', 'What', 'Changes', 'Where'];

/** The lines of the file, read from the database only as fast as they are consumed. */
export async function* exportLines(db: Db, filter: Filter): AsyncGenerator<string> {
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
