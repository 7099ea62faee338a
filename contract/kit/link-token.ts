import * as z from 'zod';

const READ_AT_MOST = 200;

/** The secret of a mailed link. Cut short, lengthened or misspelt it opens nothing, as one that has expired. */
export function linkToken(missing?: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .overwrite((token) => token.slice(0, READ_AT_MOST));
}
