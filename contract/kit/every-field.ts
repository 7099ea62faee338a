import type * as z from 'zod';

/** The field names of a value at every depth, without the types of their values. */
type Fields<T> = T extends readonly (infer Entry)[]
  ? Fields<NonNullable<Entry>>[]
  : T extends object
    ? { [Key in keyof T]-?: Fields<NonNullable<T[Key]>> }
    : unknown;

type Covers<All, Some> = [Fields<All>] extends [Fields<Some>] ? unknown : { missing: 'a field' };

/**
 * The rules of a form whose draft has the same fields and whose answer has at least these. A field that only
 * one of the three has does not compile: the form would offer it and the server would silently drop it. The
 * result accepts what the draft accepts, because the rules run on unvalidated input.
 */
export function rulesOf<Strict extends z.ZodType, Draft extends z.ZodType, Saved extends z.ZodType>(
  strict: Strict,
  _draft: Draft & Covers<z.output<Draft>, z.output<Strict>> & Covers<z.output<Strict>, z.output<Draft>>,
  _saved: Saved & Covers<z.output<Saved>, z.output<Strict>>,
) {
  return strict as unknown as z.ZodType<z.output<Strict>, z.input<Draft>>;
}

/**
 * Takes what is left of an object after all known fields are taken out: a new field does not compile here.
 */
export function nothingLeft(_rest: Readonly<Record<PropertyKey, never>>): void {}
