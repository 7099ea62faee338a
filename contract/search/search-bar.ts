import * as z from 'zod';

/** What can keep recruiters from finding a candidate, in the order in which one mends it. */
export const SearchBar = z.enum(['EMAIL', 'BASIC_INFO', 'SKILLS', 'HIDDEN']);
export type SearchBar = z.output<typeof SearchBar>;
