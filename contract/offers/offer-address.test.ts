import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offerAddress } from './offer-address.ts';

test('an offer is on the page of its application, and so are its actions', () => {
  expect(offerAddress('a')).toBe('/recruiter/applications/a?tab=offer');
  expect(offerAddress('a', 'record-joining')).toBe('/recruiter/applications/a?tab=offer&act=record-joining');
});

test('every link to it has these parameters, and none leads to the list', () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file));
  // Admins have no such page for an application.
  const saying = files.filter((file) =>
    /tab=offer|(?<!\/admin\/)applications\?application=/.test(readFileSync(file, 'utf8')),
  );
  expect(saying).toEqual(['contract/offers/offer-address.ts']);
});
