import { expect, test } from 'vitest';
import { namesContactDetails } from './sending.service.ts';

test.each([
  'Write to rohan@firm.co.in please',
  'Call +91 98450 12345',
  'Call 9845012345.',
  'My number: (984) 501-23-45',
  'wa.me/919845012345',
])('%j contains contact details', (text) => {
  expect(namesContactDetails(text)).toBe(true);
});

test.each([
  'We pay ₹38,00,000 to ₹46,00,000, from 2027-01-15.',
  'Ten people @ two offices, 24/7',
  'Look at https://firm.example/jobs/2026',
])('%j does not', (text) => {
  expect(namesContactDetails(text)).toBe(false);
});
