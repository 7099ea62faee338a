import * as z from 'zod';
import { findInvalidCharacters, INVALID_CHARACTERS } from '../core/characters.ts';
import { ERRORS } from '../core/errors.ts';

/**
 * A rule over several fields, reported at the field `at`. In the order of errors it comes after that field's
 * own rules, or before all rules of the field named in `before`, or after those of all fields if it is
 * `last`. It runs even if other fields fail, but only once every field it `reads` has the right type.
 */
export interface Rule<S extends z.ZodRawShape> {
  at: keyof S & string;
  reads: readonly (keyof S & string)[];
  text: string;
  holds: (value: z.output<z.ZodObject<S>>) => boolean;
  before?: keyof S & string;
  last?: true;
}

/**
 * An object whose errors come in the order of its fields, because the first one is the text that the person
 * must see first. Zod alone runs rules over several fields only after every field has passed.
 */
export function ordered<S extends z.ZodRawShape>(shape: S, ...rules: Rule<NoInfer<S>>[]): z.ZodObject<S> {
  let schema: z.ZodObject<S> = z.object(shape, { error: ERRORS.VALIDATION_FAILED[1] });
  for (const { at, reads, text, holds, before, last } of rules) {
    schema = schema.refine((value) => holds(value as z.output<z.ZodObject<S>>), {
      path: [at],
      error: text,
      params: { before, last },
      when: ({ value, issues }) => isObject(value) && reads.every((field) => !hasWrongType(issues, field)),
    }) as z.ZodObject<S>;
  }
  return withInvalidCharactersRefused(schema).check(sortIssues(Object.keys(shape))) as z.ZodObject<S>;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TYPE_ISSUES = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

function hasWrongType(issues: readonly z.core.$ZodRawIssue[], field: string): boolean {
  return issues.some((issue) => issue.path?.[0] === field && TYPE_ISSUES.has(issue.code ?? ''));
}

function withInvalidCharactersRefused<S extends z.ZodRawShape>(schema: z.ZodObject<S>): z.ZodObject<S> {
  return schema.superRefine(
    (value, context) => {
      const path = findInvalidCharacters(value);
      if (path) context.addIssue({ code: 'custom', path, message: INVALID_CHARACTERS });
    },
    { when: ({ value }) => isObject(value) },
  );
}

function sortIssues(fields: readonly string[]): z.core.$ZodCheck<unknown> {
  const sort = z.check<unknown>(({ issues }) => {
    issues.sort((a, b) => rank(fields, a) - rank(fields, b));
  });
  sort._zod.def.when = () => true;
  return sort;
}

function rank(fields: readonly string[], issue: z.core.$ZodRawIssue): number {
  const { before, last } = (issue.code === 'custom' && issue.params) || {};
  if (last) return fields.length;
  if (typeof before === 'string') return fields.indexOf(before) - 0.5;
  return fields.indexOf(String(issue.path?.[0]));
}
