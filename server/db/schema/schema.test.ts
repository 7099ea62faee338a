import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownServer } from '#server/testing/server.ts';
import type { Column } from './columns.ts';
import { TABLES } from './database.ts';

/** Tables that a library or the migrations use internally; no query names them. */
const NOT_OURS = ['applied_triggers', 'kysely_migration', 'kysely_migration_lock', 'rate_limits'];

interface Found {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  origin: Column<unknown>['origin'];
}

interface Condition {
  table: string;
  text: string;
}

const described = Object.entries(TABLES).flatMap(([table, columns]) =>
  Object.entries<Column<unknown>>(columns).map(([column, is]) => ({
    ...is,
    table: snake(table),
    column: snake(column),
  })),
);
const enumerations = described.filter((column) => column.values !== undefined);

const server = ownServer();
let found: Found[];
/** Constraints of rows, and conditions of partial indexes. */
let conditions: Condition[];

beforeAll(async () => {
  const columns = await sql<Found>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
           not a.attnotnull as is_nullable,
           case when a.attgenerated <> '' or a.attidentity = 'a' then 'COMPUTED'
                when a.atthasdef or a.attidentity <> '' then 'GIVEN_OR_DEFAULT'
                else 'GIVEN' end as origin
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  `.execute(server.db);
  found = columns.rows.filter(({ table }) => !NOT_OURS.includes(table));
  const texts = await sql<Condition>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
    union all
    select indrelid::regclass::text, pg_get_expr(indpred, indrelid) from pg_index where indpred is not null
    union all
    select indrelid::regclass::text, pg_get_expr(indexprs, indrelid) from pg_index where indexprs is not null
  `.execute(server.db);
  conditions = texts.rows;
});

describe('the described tables are the migrated ones', () => {
  test('every table, column, type, nullability and default is the same on both sides', () => {
    const said = described.map(({ table, column, type, isNullable, origin }) => {
      // A computed column has no "not null": it is never null if its sources are not.
      return `${table}.${column} ${type} ${origin}${isNullable && origin !== 'COMPUTED' ? ' or null' : ''}`;
    });
    const made = found.map(({ table, column, type, isNullable, origin }) => {
      return `${table}.${column} ${type} ${origin}${isNullable && origin !== 'COMPUTED' ? ' or null' : ''}`;
    });
    expect(said.length).toBeGreaterThan(400);
    expect(said.sort()).toEqual(made.sort());
  });

  test('a column accepts exactly the values that the contract lists', () => {
    const said = enumerations.map(
      ({ table, column, values = [] }) => `${table}.${column}: ${sorted(values)}`,
    );
    const made = conditions.flatMap(({ table, text }) => {
      const [, column, list = ''] = /^CHECK \(\(\(?(\w+) = ANY \(ARRAY\[(.*)\]\)\)?\)\)$/.exec(text) ?? [];
      return column ? [`${table}.${column}: ${sorted(literals(list))}`] : [];
    });
    expect(said.length).toBeGreaterThan(30);
    expect(said.sort()).toEqual(made.sort());
  });

  test.each(enumerations.map((column) => [`${column.table}.${column.column}`, column] as const))(
    'constraints and indexes compare %s only with values that it may hold',
    (_, { table, column, values = [] }) => {
      const compared = conditions
        .filter((condition) => condition.table === table)
        .flatMap(({ text }) => comparisons(text, column));
      expect(compared.filter((value) => !values.includes(value))).toEqual([]);
    },
  );
});

test('no index exists twice under two names', async () => {
  const { rows } = await sql<{ names: string }>`
    select string_agg(x.indexrelid::regclass::text, ', ' order by 1) as names
      from pg_index x join pg_class c on c.oid = x.indrelid
     where c.relnamespace = 'public'::regnamespace
     group by x.indrelid, regexp_replace(pg_get_indexdef(x.indexrelid), '^CREATE (UNIQUE )?INDEX \\w+ ', '')
    having count(*) > 1`.execute(server.db);
  expect(rows.map(({ names }) => names)).toEqual([]);
});

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function sorted(values: readonly string[]): string {
  return [...values].sort().join(' ');
}

function literals(text: string): string[] {
  return Array.from(text.matchAll(/'([^']*)'/g), ([, value = '']) => value);
}

/**
 * The literals compared with a column: `status = 'A'`, `status = ANY (ARRAY['A', 'B'])`, `CASE status WHEN
 * 'A'`.
 */
function comparisons(text: string, column: string): string[] {
  const name = String.raw`(?<!\w)${column}`;
  const one = new RegExp(`${name} (?:=|<>) '[^']*'`, 'g');
  const many = new RegExp(`${name} = ANY \\(ARRAY\\[[^\\]]*\\]`, 'g');
  const cases = new RegExp(`CASE ${column}\\s[\\s\\S]*?END`, 'g');
  return [one, many, cases].flatMap((pattern) => text.match(pattern) ?? []).flatMap(literals);
}

const SEARCHED = ['candidate_index', 'candidate_sample', 'job_index', 'search_terms'];

test('no search scans a pending list of its index', async () => {
  const { rows } = await sql<{ name: string; isSortedAtOnce: boolean }>`
    select c.relname as name, coalesce('fastupdate=off' = any(c.reloptions), false) as is_sorted_at_once
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and i.indrelid = any(${SEARCHED}::regclass[])`.execute(server.db);
  expect(rows.length).toBeGreaterThanOrEqual(SEARCHED.length);
  expect(rows.filter(({ isSortedAtOnce }) => !isSortedAtOnce)).toEqual([]);
});

test('a search of subjects uses an index that does not contain codes', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('mails_subject_trgm'::regclass) as definition`.execute(server.db);
  expect(rows[0]?.definition).toContain(
    String.raw`regexp_replace(subject, '\d{6}'::text, ''::text, 'g'::text)`,
  );
});
