export const COUNTRY_CODES = [
  { code: '+91', country: 'India' },
  { code: '+1', country: 'USA' },
  { code: '+44', country: 'UK' },
  { code: '+65', country: 'Singapore' },
  { code: '+971', country: 'UAE' },
  { code: '+33', country: 'France' },
  { code: '+49', country: 'Germany' },
  { code: '+61', country: 'Australia' },
  { code: '+81', country: 'Japan' },
] as const;

export const DEFAULT_COUNTRY_CODE = '+91';
