import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/**
 * A column as data. The row types derive from it, and schema.test.ts compares it with the migrated tables:
 * neither can change without the other.
 */
export interface Column<Type> {
  /** As PostgreSQL prints it. */
  type: string;
  isNullable: boolean;
  origin: 'GIVEN' | 'GIVEN_OR_DEFAULT' | 'COMPUTED';
  /** All values that the column may hold; the check constraint lists the same. */
  values?: readonly string[];
  /** Never set; it carries the type. */
  row?: Type;
}

/** What Kysely knows about a described table. */
export type Row<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Type> ? Type : never;
};

function column<Type>(type: string): Column<Type> {
  return { type, isNullable: false, origin: 'GIVEN' };
}

export const uuid = column<string>('uuid');
export const text = column<string>('text');
/** Case-insensitive text. */
export const citext = column<string>('citext');
export const textArray = column<string[]>('text[]');
export const boolean = column<boolean>('boolean');
export const smallint = column<number>('smallint');
export const integer = column<number>('integer');
export const integerArray = column<number[]>('integer[]');
export const bigint = column<number>('bigint');
export const timestamptz = column<Date>('timestamp with time zone');
/** A calendar day, `2026-01-31`. */
export const date = column<string>('date');
/** In PostgreSQL's text form; write with sql`tstzrange(a, b, '[)')`, read lower() and upper(). */
export const tstzrange = column<string>('tstzrange');
export const bytea = column<Buffer>('bytea');
export const tsvector = column<string>('tsvector');

/** Read as text, so that no digit is lost. */
export function numeric(digits: number, afterPoint: number) {
  return column<ColumnType<string, number, number>>(`numeric(${digits},${afterPoint})`);
}

export function json<Value extends object>(): Column<JSONColumnType<Value>> {
  return column('jsonb');
}

/** `json`, which stores the text as written: faster to read as a whole, and nothing queries inside it. */
export function writtenJson<Value extends object>(): Column<JSONColumnType<Value>> {
  return column('json');
}

export function oneOf<const Value extends string>(values: readonly Value[]): Column<Value> {
  return { ...column<Value>('text'), values };
}

export function nullable<Type>(described: Column<Type>): Column<Type | null> {
  return { ...described, isNullable: true };
}

export function withDefault<Type>(described: Column<Type>): Column<Generated<Type>> {
  return { ...described, origin: 'GIVEN_OR_DEFAULT' } as Column<Generated<Type>>;
}

/** Written only by PostgreSQL. */
export function computed<Type>(described: Column<Type>): Column<GeneratedAlways<Type>> {
  return { ...described, origin: 'COMPUTED' } as Column<GeneratedAlways<Type>>;
}
