import * as z from 'zod';

/** Reasons why recruiters cannot find a candidate, in the order in which they should be fixed. */
export const SearchBar = z.enum(['EMAIL', 'BASIC_INFO', 'SKILLS', 'HIDDEN']);
export type SearchBar = z.output<typeof SearchBar>;
