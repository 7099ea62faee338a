export const MARKETING_CHANNELS = [
  'Social Media',
  'Blog/Website',
  'YouTube',
  'Email Marketing',
  'Content Creation',
  'Influencer Network',
  'Professional Network',
  'Other',
] as const;
