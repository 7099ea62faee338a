import * as z from 'zod';

/** Identifiers are UUIDs (version 7, made by the app). */
export const Id = z.uuid({ error: 'Invalid id.' });
export type Id = z.output<typeof Id>;
