import * as z from 'zod';

/** Of a list of the company: those alone about jobs that the caller owns, or is in the hiring team of. */
export const Mine = z.enum(['true', 'false']).default('false');
export type Mine = z.output<typeof Mine>;
