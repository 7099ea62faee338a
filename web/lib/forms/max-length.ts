import * as z from 'zod';

/** How many characters the contract takes for this field of a body, so that a box stops where the server would. */
export function maxLengthOf<T>(body: z.ZodType<T>, field: keyof T & string): number | undefined {
  return limitOf((body as unknown as z.ZodObject).shape[field] as z.ZodType | undefined);
}

function limitOf(schema: z.ZodType | undefined): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return limitOf(schema.unwrap() as z.ZodType);
  }
  return undefined;
}
