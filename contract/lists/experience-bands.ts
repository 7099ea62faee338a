/** What the waitlist's form offers. The call takes other words too: the list is only there to save typing. */
export const EXPERIENCE_BANDS: readonly string[] = [
  'Still studying',
  'Less than 1 year',
  '1 to 3 years',
  '3 to 5 years',
  '5 to 8 years',
  '8 to 12 years',
  'More than 12 years',
];
