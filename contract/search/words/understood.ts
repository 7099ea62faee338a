import * as z from 'zod';

/** What a piece of a search text can mean. */
const UNDERSTOOD_KINDS = [
  'SKILL',
  'CITY',
  'INSTITUTE',
  'EXPERIENCE',
  'EXPECTED_PAY',
  'CURRENT_PAY',
  'NOTICE',
  'ACTIVITY',
] as const;
export const UnderstoodKind = z.enum(UNDERSTOOD_KINDS);
export type UnderstoodKind = z.output<typeof UnderstoodKind>;

/** A piece of the text that was interpreted as a filter. */
export const Understood = z.object({
  kind: UnderstoodKind,
  /** `React, 3 years and over`, `Bengaluru`, `At least 3 years`, `Up to ₹40 L`. */
  label: z.string(),
  /** The piece as typed, and its position in the trimmed text. */
  text: z.string(),
  start: z.int(),
});
export type Understood = z.output<typeof Understood>;

/** A name that was interpreted as a similar one. */
export const Correction = z.object({ typed: z.string(), used: z.string() });
export type Correction = z.output<typeof Correction>;
