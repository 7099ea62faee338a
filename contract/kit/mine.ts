import * as z from 'zod';

/** For lists of a company: only rows about jobs that the caller owns or is on the hiring team of. */
export const Mine = z.enum(['true', 'false']).default('false');
export type Mine = z.output<typeof Mine>;
