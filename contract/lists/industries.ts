export const INDUSTRIES = [
  'Technology',
  'Finance',
  'Healthcare',
  'Education',
  'E-commerce',
  'Manufacturing',
  'Consulting',
  'Media & Entertainment',
  'Retail',
  'Real Estate',
  'Telecommunications',
  'Automotive',
  'Other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];
