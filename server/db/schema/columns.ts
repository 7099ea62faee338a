import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/**
 * A column as data. The row types derive from it, and schema.test.ts compares it with what the migrations made:
 * neither can change without the other.
 */
export interface Column<Type> {
  /** As PostgreSQL writes it. */
  type: string;
  isNullable: boolean;
  origin: 'GIVEN' | 'GIVEN_OR_DEFAULT' | 'COMPUTED';
  /** All the column may hold; the check constraint lists the same. */
  values?: readonly string[];
  /** Never there; it carries the type. */
  row?: Type;
}

/** What Kysely knows of a table whose columns are described. */
export type Row<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Type> ? Type : never;
};

function column<Type>(type: string): Column<Type> {
  return { type, isNullable: false, origin: 'GIVEN' };
}

export const uuid = column<string>('uuid');
export const text = column<string>('text');
/** Text in which small and capital letters are the same. */
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

/** As it was written: quicker to read whole, and nothing is looked for in it. */
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

/** PostgreSQL writes it and nobody else. */
export function computed<Type>(described: Column<Type>): Column<GeneratedAlways<Type>> {
  return { ...described, origin: 'COMPUTED' } as Column<GeneratedAlways<Type>>;
}
