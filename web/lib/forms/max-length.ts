import type * as z from 'zod';

/** What a schema of any kind says of itself: the classes to compare with would bring the library. */
interface Told {
  type: string;
  maxLength?: number | null;
  unwrap?: () => Told;
}

/** How many characters the contract takes for this field of a body, so that a box knows where the server would stop. */
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
