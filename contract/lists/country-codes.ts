export const COUNTRY_CODES = [
  { code: '+91', label: '+91 India' },
  { code: '+1', label: '+1 USA' },
  { code: '+44', label: '+44 UK' },
  { code: '+65', label: '+65 Singapore' },
  { code: '+971', label: '+971 UAE' },
  { code: '+33', label: '+33 France' },
  { code: '+49', label: '+49 Germany' },
  { code: '+61', label: '+61 Australia' },
  { code: '+81', label: '+81 Japan' },
] as const;

export const DEFAULT_COUNTRY_CODE = '+91';
