import type * as z from 'zod';

/** The internal type information of a schema: comparing with Zod's classes would bundle the library. */
interface Told {
  type: string;
  maxLength?: number | null;
  unwrap?: () => Told;
}

/** The contract's maximum length of a body field, so that a text box knows the limit. */
export function maxLengthOf<T>(body: z.ZodType<T>, field: keyof T & string): number | undefined {
  return limitOf((body as unknown as { shape: Record<string, Told | undefined> }).shape[field]);
}

function limitOf(schema: Told | undefined): number | undefined {
  switch (schema?.type) {
    case 'string':
      return schema.maxLength ?? undefined;
    case 'optional':
    case 'nullable':
    case 'default':
      return limitOf(schema.unwrap?.());
    default:
      return undefined;
  }
}
