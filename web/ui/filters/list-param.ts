import * as z from 'zod';

/** A search parameter that may be repeated: always a list. */
export function listParam<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item),
  );
}
