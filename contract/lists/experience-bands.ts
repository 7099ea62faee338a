/** Suggestions of the waitlist form. The API accepts other texts too. */
export const EXPERIENCE_BANDS: readonly string[] = [
  'Still studying',
  'Less than 1 year',
  '1 to 3 years',
  '3 to 5 years',
  '5 to 8 years',
  '8 to 12 years',
  'More than 12 years',
];
