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
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];
