import type * as z from 'zod';

/** The names that a value has, at every depth; what they hold does not count. */
type Fields<T> = T extends readonly (infer Entry)[]
  ? Fields<NonNullable<Entry>>[]
  : T extends object
    ? { [Key in keyof T]-?: Fields<NonNullable<T[Key]>> }
    : unknown;

type Covers<All, Some> = [Fields<All>] extends [Fields<Some>] ? unknown : { missing: 'a field' };

/**
 * The rules of a form whose draft has the same fields and whose answer has at least these: a field that only one of
 * the three knows does not compile, since it would be offered and silently not kept. The result takes what the draft
 * takes, because rules are asked about what was typed.
 */
export function rulesOf<Strict extends z.ZodType, Draft extends z.ZodType, Saved extends z.ZodType>(
  strict: Strict,
  _draft: Draft & Covers<z.output<Draft>, z.output<Strict>> & Covers<z.output<Strict>, z.output<Draft>>,
  _saved: Saved & Covers<z.output<Saved>, z.output<Strict>>,
) {
  return strict as unknown as z.ZodType<z.output<Strict>, z.input<Draft>>;
}

/** Takes what is left of an object when all that is known of it was taken out: a new field does not compile here. */
export function nothingLeft(_rest: Readonly<Record<PropertyKey, never>>): void {}
