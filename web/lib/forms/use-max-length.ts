import type * as z from 'zod';
import { type LateSchema, useLateSchema } from './late-schema.ts';
import { maxLengthOf } from './max-length.ts';

/** The same for a form whose schema comes late. */
export function useMaxLength<T>(body: LateSchema<z.ZodType<T>>, field: keyof T & string): number | undefined {
  const schema = useLateSchema(body, true);
  return schema && maxLengthOf(schema, field);
}
